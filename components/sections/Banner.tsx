import { messages } from '@/content/messages'
import type { BannerButton, BannerContent, LinkTarget } from '@/content/types'
import { BannerButtons } from './BannerButtons'
import { PageHead } from './PageHead'

type BannerProps = { content: BannerContent; path: LinkTarget }

/** The head of a page that has an enquiry page below it: promise, picture, and always the way to get started. */
export function Banner({ content, path }: BannerProps) {
  const { title, lead, image, buttons } = content
  return (
    <PageHead heading={title} lead={lead} image={{ ...image, alt: image.alt || messages.bannerImage }}>
      <BannerButtons buttons={withGetStarted(buttons, path)} />
    </PageHead>
  )
}

/** The given buttons with Get Started first, unless one of them already leads there. */
export function withGetStarted(buttons: readonly BannerButton[], path: LinkTarget): readonly BannerButton[] {
  const url = `/${path.split('/')[1]}/get-started` as LinkTarget
  if (buttons.some((button) => button.url === url)) return buttons
  return [{ text: messages.getStarted, url, isPrimary: true }, ...buttons]
}
