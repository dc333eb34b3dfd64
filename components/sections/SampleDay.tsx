import { Unbroken } from '@/components/ui/Unbroken'
import type { DayHour } from '@/content/types'
import styles from './SampleDay.module.scss'

type SampleDayProps = { hours: readonly DayHour[] }

export function SampleDay({ hours }: SampleDayProps) {
  return (
    <ol className={styles.day}>
      {hours.map(({ when, text }) => (
        <li key={when} className={styles.hour}>
          <p className={`h4 ${styles.time}`}>{when}</p>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
