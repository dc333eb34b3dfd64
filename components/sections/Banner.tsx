import { Picture } from '@/components/ui/Picture'
import { messages } from '@/content/messages'
import type { BannerButton, BannerContent, LinkTarget } from '@/content/types'
import styles from './Banner.module.scss'
import { BannerButtons } from './BannerButtons'

type BannerProps = { content: BannerContent; path: LinkTarget }

/** The head of a page that has an enquiry page below it: promise, picture, and always the way to get started. */
export function Banner({ content, path }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.text}>
        <h1>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
        <BannerButtons buttons={withGetStarted(content.buttons, path)} />
      </div>
      <div className={styles.window}>
        <Picture
          picture={content.image.picture}
          alt={content.image.alt || messages.bannerImage}
          sizes="(width >= 60em) 26rem, 20rem"
          isFirst
        />
      </div>
    </div>
  )
}

/** The given buttons with Get Started first, unless one of them already leads there. */
export function withGetStarted(buttons: readonly BannerButton[], path: LinkTarget): readonly BannerButton[] {
  const url = `/${path.split('/')[1]}/get-started` as LinkTarget
  if (buttons.some((button) => button.url === url)) return buttons
  return [{ text: messages.getStarted, url, isPrimary: true }, ...buttons]
}
