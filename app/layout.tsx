import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { HeaderRoom } from '@/components/site/HeaderRoom'
import { KeepAsLeft } from '@/components/site/KeepAsLeft'
import { LoadingBar } from '@/components/site/LoadingBar'
import { ToastArea } from '@/components/site/ToastArea'
import { LeafDrawing } from '@/components/ui/Leaf'
import { organization } from '@/content/organization'
import { palette } from '@/content/palette'
import { siteUrl } from '@/lib/links/href'
import '@/styles/base.scss'
import { fontClasses } from './fonts'

/** The leaf in its own colors, as the address of an icon. */
const leafIcon =
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 44'><path fill='${palette.sage}' d='M17 42C5 34 0 22 4 8c8 2 13 9 13 34'/><path fill='${palette.sageLight}' d='M17 42c12-8 17-20 13-34-8 2-13 9-13 34'/><path fill='${palette.forest}' d='M17 42c-5-14-5-30 0-41 5 11 5 27 0 41'/></svg>`
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('#', '%23')

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: organization.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: leafIcon, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: palette.forestDeep }

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

/**
 * What changes when no script runs: anything that needs one is hidden, and anything one would open is already open.
 * The page's loader (scripts/export/start-late.ts) applies these rules, too, when the scripts fail or hang; the build
 * checks that this is the only noscript element. Mark elements with `data-needs-script` and
 * `data-opens-by-script`. (The `scripting` media feature isn't enough: browsers from before 2023 don't know it, and
 * Chromium says 'enabled' where a policy has switched scripts off.)
 */
const rulesWithoutScript = `
[data-needs-script]{display:none!important}
[data-opens-by-script]{display:block!important;content-visibility:visible!important}
`

function WithoutScript() {
  return (
    <noscript>
      <style>{rulesWithoutScript}</style>
    </noscript>
  )
}

/** Fetches a page of this site when a link to it is hovered or pressed; other browsers ignore this. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/documents/*' } }] },
      eagerness: 'moderate',
    },
  ],
}

function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }} />
}
