'use client'

import { SiteLink } from '@/components/site/SiteLink'
import type { BannerButton } from '@/content/types'

type BannerButtonsProps = { buttons: readonly (BannerButton & { onClick?: () => void })[] }

/** The buttons of a banner. A press brings the page back to its top and runs the button's own action. */
export function BannerButtons({ buttons }: BannerButtonsProps) {
  return (
    <ul role="list">
      {buttons.map(({ text, url, isPrimary, opensNewTab = false, onClick }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link is a click
        <li
          key={url}
          onClick={() => {
            window.scrollTo(0, 0)
            onClick?.()
          }}
        >
          <SiteLink link={{ text, href: url, opensNewTab }} variant={isPrimary ? 'primary' : 'secondary'} />
        </li>
      ))}
    </ul>
  )
}
