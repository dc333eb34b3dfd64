import type { MetadataRoute } from 'next'
import { organization } from '@/content/organization'
import { palette } from '@/content/palette'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: organization.name,
    short_name: organization.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette.cream,
    theme_color: palette.forestDeep,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
