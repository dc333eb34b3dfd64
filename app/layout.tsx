import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { HeaderRoom } from '@/components/site/HeaderRoom'
import { KeepAsLeft } from '@/components/site/KeepAsLeft'
import { LoadingBar } from '@/components/site/LoadingBar'
import { SpeculationRules } from '@/components/site/SpeculationRules'
import { ToastArea } from '@/components/site/ToastArea'
import { WithoutScript } from '@/components/site/WithoutScript'
import { LeafDrawing } from '@/components/ui/Leaf'
import { organization } from '@/content/organization'
import { palette } from '@/content/palette'
import { iconAddress } from '@/generated/icon'
import { siteUrl } from '@/lib/links/site-url'
import '@/styles/base.scss'
import { fontClasses } from './fonts'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: organization.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: iconAddress, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: palette.forestDeep }

/** Goes before this site's paths when they're written out in print. */
const onPaper = { '--site-address': `'${siteUrl.replace(/^https?:\/\//, '')}'` } satisfies CSSProperties

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} style={onPaper}>
      <body>
        <WithoutScript />
        <KeepAsLeft />
        <LeafDrawing />
        <LoadingBar />
        {/* Before the page, which may have a toast to show as soon as it hydrates. */}
        <ToastArea />
        {children}
        <HeaderRoom />
        <RevealOnScroll />
        <SpeculationRules />
      </body>
    </html>
  )
}
