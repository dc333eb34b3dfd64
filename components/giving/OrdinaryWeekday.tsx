import { SiteLink } from '@/components/site/SiteLink'
import { Unbroken } from '@/components/ui/Unbroken'
import type { WeekdayShare } from '@/content/types'
import { CountedMarks } from './CountedMarks'
import styles from './OrdinaryWeekday.module.scss'

type OrdinaryWeekdayProps = { shares: readonly WeekdayShare[] }

/** What one weekday takes, drawn one by one: each count with what it means, how we got it, and a way to give. */
export function OrdinaryWeekday({ shares }: OrdinaryWeekdayProps) {
  return (
    <ul className={styles.shares}>
      {shares.map(({ id, count, what, text, sum, link }) => (
        <li key={id} className={styles.share}>
          <p className={styles.count}>
            <strong className={styles.number}>{count}</strong> <Unbroken text={what} />
          </p>
          <div className={styles.words}>
            <p>{text}</p>
            <p className={styles.sum}>{sum}</p>
          </div>
          <SiteLink link={link} className={styles.give} />
          <div className={styles.drawing} data-of={id}>
            <CountedMarks of={id} count={count} />
          </div>
        </li>
      ))}
    </ul>
  )
}
