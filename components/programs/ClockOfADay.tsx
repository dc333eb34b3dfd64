import { Section } from '@/components/ui/Section'
import { Unbroken } from '@/components/ui/Unbroken'
import type { DayHour } from '@/content/types'
import { ClockDial } from './ClockDial'
import styles from './ClockOfADay.module.scss'

type ClockOfADayProps = {
  id: string
  heading: string
  lead: string
  hours: readonly DayHour[]
  /** What's true from the first hour to the last. */
  allDay: { heading: string; text: string }
}

/** The hours of a day as a list, beside a clock that shows them. */
export function ClockOfADay({ id, heading, lead, hours, allDay }: ClockOfADayProps) {
  return (
    <Section id={id} heading={heading} lead={<Unbroken text={lead} />} tone="raised">
      <div className={styles.day}>
        <div className={styles.clock}>
          <ClockDial hours={hours.map(({ hour }) => hour)} />
        </div>
        <div>
          <ol className={styles.hours}>
            {hours.map(({ when, text }) => (
              <li key={when} className={styles.hour}>
                <h3 className={styles.when}>{when}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.allDay}>
            <h3 className={styles.when}>{allDay.heading}</h3>
            <p className={styles.text}>{allDay.text}</p>
          </div>
        </div>
      </div>
    </Section>
  )
}
