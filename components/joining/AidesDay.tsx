import { Unbroken } from '@/components/ui/Unbroken'
import type { HoursRow } from '@/content/types'
import { timeInWords } from '@/lib/dates/times'
import styles from './AidesDay.module.scss'

type AidesDayProps = { hours: readonly { time: HoursRow['from']; what: string; text: string }[] }

/** A sample workday, hour by hour. */
export function AidesDay({ hours }: AidesDayProps) {
  return (
    <ol className={styles.day}>
      {hours.map(({ time, what, text }) => (
        <li key={time} className={styles.hour}>
          <p className={styles.time}>{timeInWords(time)}</p>
          <div>
            <h3 className={styles.what}>{what}</h3>
            <p>
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
