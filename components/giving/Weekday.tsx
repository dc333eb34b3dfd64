import { Unbroken } from '@/components/ui/Unbroken'
import type { WeekdayShare } from '@/content/types'
import { CountedMarks } from './CountedMarks'
import styles from './Weekday.module.scss'

type WeekdayProps = {
  heading: string
  shares: readonly WeekdayShare[]
  /** Opens the math, which begins with the lead. */
  opener: string
  lead: string
}

/** What one weekday takes, drawn one by one on the dark band, and on request how we got it. */
export function Weekday({ heading, shares, opener, lead }: WeekdayProps) {
  return (
    <section aria-labelledby="weekday" className={styles.band} data-ground="band">
      <div className={styles.inner}>
        <h2 id="weekday" className={styles.heading}>
          {heading}
        </h2>
        <ul className={styles.shares}>
          {shares.map(({ id, count, what }) => (
            <li key={id} className={styles.share}>
              <p>
                <strong className={styles.number}>{count}</strong> <Unbroken text={what} />
              </p>
              <div className={styles.drawing} data-of={id}>
                <CountedMarks of={id} count={count} />
              </div>
            </li>
          ))}
        </ul>
        <details>
          <summary className={styles.opener}>{opener}</summary>
          <p>{lead}</p>
          <ul className={styles.sums}>
            {shares.map(({ id, text, sum }) => (
              <li key={id}>
                {text} {sum}.
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
