import { NewsletterCard } from './NewsletterCard'
import styles from './NewsletterShelf.module.scss'
import { NewsletterYears } from './NewsletterYears'
import { type Issue, latestOf } from './newsletter-issues'

type NewsletterShelfProps = {
  words: {
    id: string
    heading: string
    latest: string
    read: string
    years: string
  }
  issues: readonly Issue[]
}

/** A newsletter's latest issue beside all its issues by year. */
export function NewsletterShelf({ words, issues }: NewsletterShelfProps) {
  return (
    <div className={styles.shelf}>
      <NewsletterCard label={words.latest} issue={latestOf(issues)} read={words.read} />
      <div>
        <p className={styles.years}>{words.years}</p>
        <NewsletterYears id={words.id} name={words.heading} issues={issues} />
      </div>
    </div>
  )
}
