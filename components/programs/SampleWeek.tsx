import { Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import type { WeekDay } from '@/content/types'
import styles from './SampleWeek.module.scss'

type SampleWeekProps = { id: string; heading: string; lead: string; days: readonly WeekDay[] }

export function SampleWeek({ id, heading, lead, days }: SampleWeekProps) {
  return (
    <Section id={id} heading={heading} lead={lead} tone="band" isOnScreenOnly>
      <Stack as="ol" role="list" className={styles.days}>
        {days.map(({ day, when, text, image }) => (
          <li key={day} className={styles.day}>
            <div className={styles.window}>
              <Picture {...image} sizes="9rem" />
            </div>
            <h3 className={`h4 ${styles.name}`}>{day}</h3>
            <p className={styles.when}>{when}</p>
            <p className={`small ${styles.text}`}>{text}</p>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
