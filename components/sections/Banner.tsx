import { OrCall } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { messages } from '@/content/messages'
import type { StartingSection } from '@/content/routes'
import type { BannerButton, BannerContent } from '@/content/types'
import { PageHead } from './PageHead'

type BannerProps = { content: BannerContent; section: StartingSection }

/** The head of a page with an enquiry page below it: promise, always a Get Started button, our number, and a picture. */
export function Banner({ content, section }: BannerProps) {
  const { title, lead, image } = content
  const [first, ...others] = withGetStarted(content.buttons, section).map(
    ({ text, url, isPrimary, opensNewTab = false }) => (
      <SiteLink key={url} link={{ text, href: url, opensNewTab }} variant={isPrimary ? 'primary' : 'secondary'} />
    ),
  )
  return (
    <PageHead heading={title} lead={lead} image={{ ...image, alt: image.alt || messages.bannerImage }}>
      {first}
      <OrCall />
      {others}
    </PageHead>
  )
}

/** The given buttons, with Get Started first unless one of them already leads there. */
function withGetStarted(buttons: readonly BannerButton[], section: StartingSection): readonly BannerButton[] {
  const url = `/${section}/get-started` as const
  if (buttons.some((button) => button.url === url)) return buttons
  return [{ text: messages.getStarted, url, isPrimary: true }, ...buttons]
}
