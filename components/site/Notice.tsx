import { Icon } from '@/components/ui/Icon'
import { messages } from '@/content/messages'
import { noticeIn } from '@/content/notice'
import type { Language } from '@/content/types'
import { momentInNewJersey } from '@/lib/dates/calendar-day'
import styles from './Notice.module.scss'
import { NoticeClock } from './NoticeClock'
import { SiteLink } from './SiteLink'

/**
 * Shows it or hides it before the first paint, by the reader's clock, since the page may have been built days ago. What
 * follows it is so in its place from the start.
 */
const beforePaint =
  '{const n=document.getElementById("notice"),t=Date.now();n.hidden=t<+n.dataset.from||t>=+n.dataset.until}'

type NoticeProps = {
  language: Language | undefined
  words?: ReturnType<typeof noticeIn>
  now?: number
}

/** What the office has to say on every page for a while, above the header. One that is over isn't in the page at all. */
export function Notice({ language, words = noticeIn(language), now = Date.now() }: NoticeProps) {
  if (!words) return null
  const [from, until] = [momentInNewJersey(words.from), momentInNewJersey(words.until)]
  if (now >= until) return null
  const { kind, label, text, dates, link, textLanguage } = words
  return (
    <>
      <aside
        id="notice"
        className={styles.notice}
        aria-label={label}
        lang={language}
        data-kind={kind}
        data-from={from}
        data-until={until}
        hidden={now < from}
        suppressHydrationWarning
      >
        <Icon name={kind === 'news' ? 'message' : 'alert'} />
        <p className={styles.text}>
          <strong>{label}.</strong> <span lang={textLanguage}>{text}</span> {link && <SiteLink link={link} />}{' '}
          <span className={styles.dates}>{dates}</span>
        </p>
        <NoticeClock className={styles.close} close={messages.close} />
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, the same for every notice */}
      <script data-before-paint dangerouslySetInnerHTML={{ __html: beforePaint }} />
    </>
  )
}
