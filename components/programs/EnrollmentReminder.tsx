import type { ReactNode } from 'react'
import { PeriodSentence } from '@/components/site/YearlySentences'
import { ButtonLink } from '@/components/ui/Button'
import { Cluster, Split, Stack } from '@/components/ui/Layout'
import type { CalendarButton, PeriodWords, YearlyDay, YearlyReminder } from '@/content/types'
import { periodAt, type YearlyPeriod } from '@/lib/dates/calendar-day'
import { calendarFile } from '@/lib/dates/calendar-file'
import styles from './EnrollmentReminder.module.scss'

type EnrollmentReminderProps = {
  period: YearlyPeriod
  until: string
  words: PeriodWords
  /** The button that adds the days to the reader's own calendar, every year. */
  calendar: CalendarButton & { reminders: readonly YearlyReminder[] }
  children: ReactNode
}

export function EnrollmentReminder({ period, until, words, calendar, children }: EnrollmentReminderProps) {
  const { year } = periodAt(new Date(), period)
  const reminders = calendar.reminders.map((reminder) => {
    return { ...reminder, day: { ...reminder.day, year }, isYearly: true }
  })
  return (
    <Split gap={40}>
      <Stack gap={24}>
        <Cluster as="p">
          <Leaf day={period.opens} /> <span className="soft">{until}</span> <Leaf day={period.closes} />
        </Cluster>
        <p data-print="hide">
          <ButtonLink variant="secondary" href={calendarFile(reminders)} download={calendar.fileName}>
            {calendar.button}
          </ButtonLink>
        </p>
      </Stack>
      <Stack>
        <p className="h4">
          <PeriodSentence period={period} words={words} />
        </p>
        {children}
      </Stack>
    </Split>
  )
}

function Leaf({ day }: { day: YearlyDay }) {
  return (
    <span className={styles.leaf}>
      <span className={styles.month}>{day.monthName}</span> <span className={styles.day}>{day.day}</span>
    </span>
  )
}
