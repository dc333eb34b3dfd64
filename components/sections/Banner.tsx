import { OrCall } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { messages } from '@/content/messages'
import type { StartingSection } from '@/content/routes'
import type { BannerButton, BannerContent } from '@/content/types'
import { PageHead } from './PageHead'

type BannerProps = { content: BannerContent; section: StartingSection }

/**
 * The head of a page with an enquiry page below it: promise, our number, a picture, and buttons, with Get Started first
 * unless one of them already leads there.
 */
export function Banner({ content, section }: BannerProps) {
  const { title, lead, image } = content
  const getStarted: BannerButton = { text: messages.getStarted, url: `/${section}/get-started`, isPrimary: true }
  const isThere = content.buttons.some(({ url }) => url === getStarted.url)
  const buttons = isThere ? content.buttons : [getStarted, ...content.buttons]
  const [first, ...others] = buttons.map(({ text, url, isPrimary, opensNewTab = false }) => (
    <SiteLink key={url} link={{ text, href: url, opensNewTab }} variant={isPrimary ? 'primary' : 'secondary'} />
  ))
  return (
    <PageHead heading={title} lead={lead} image={{ ...image, alt: image.alt || messages.bannerImage }}>
      {first}
      <OrCall />
      {others}
    </PageHead>
  )
}
