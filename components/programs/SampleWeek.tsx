import { revealed } from '@/components/motion/revealed'
import { Picture } from '@/components/ui/Picture'
import type { WeekDay } from '@/content/types'
import styles from './SampleWeek.module.scss'

type SampleWeekProps = { id: string; heading: string; lead: string; days: readonly WeekDay[] }

/** A week as seven windows in the dark, lit on days when someone comes by. */
export function SampleWeek({ id, heading, lead, days }: SampleWeekProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section} data-ground="band" data-print="hide">
      <div className={styles.inner} {...revealed}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ol role="list" className={styles.days}>
          {days.map(({ day, when, text, image }) => (
            <li key={day} className={styles.day}>
              <div className={styles.window}>
                <Picture {...image} sizes="9rem" />
              </div>
              <h3 className={styles.name}>{day}</h3>
              <p className={styles.when}>{when}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
