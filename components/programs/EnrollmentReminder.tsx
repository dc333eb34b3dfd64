import type { ReactNode } from 'react'
import type { YearlyDay } from '@/content/types'
import styles from './EnrollmentReminder.module.scss'
import { EnrollmentSentence } from './EnrollmentSentence'
import { periodAt, type YearlyPeriod } from './enrollment-period'

type EnrollmentReminderProps = {
  period: YearlyPeriod
  /** Word between the two days. */
  until: string
  words: { open: string; closed: string }
  children: ReactNode
}

/** The two days between which Medicare plans can be changed, as leaves of a calendar, and what that means. */
export function EnrollmentReminder({ period, until, words, children }: EnrollmentReminderProps) {
  return (
    <div className={styles.reminder}>
      <p className={styles.days}>
        <Leaf day={period.opens} /> <span className={styles.until}>{until}</span> <Leaf day={period.closes} />
      </p>
      <div className={styles.text}>
        <p className={styles.now}>
          <EnrollmentSentence period={period} atBuild={periodAt(new Date(), period)} words={words} />
        </p>
        {children}
      </div>
    </div>
  )
}

function Leaf({ day }: { day: YearlyDay }) {
  return (
    <span className={styles.leaf}>
      <span className={styles.month}>{day.monthName}</span> <span className={styles.day}>{day.day}</span>
    </span>
  )
}
