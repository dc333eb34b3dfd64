'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import { Select } from '@/components/ui/Select'
import { useIsScripted } from '@/components/ui/scripted'
import type { SevenMonthsWords } from '@/content/types'
import {
  type CalendarDay,
  dayInNewJersey,
  dayInWords,
  daysUntil,
  type SevenMonths as Months,
  sevenMonthsOf,
} from '@/lib/dates/calendar-day'
import { calendarFile } from '@/lib/dates/calendar-file'
import { countOfDays, months } from '@/lib/dates/times'
import styles from './SevenMonths.module.scss'

const firstYear = 1900

type SevenMonthsProps = {
  words: SevenMonthsWords
  /** What to know before asking; beside the question in wide windows. */
  children?: ReactNode
}

/**
 * Asks for the month and year of a birthday, and says when its seven months for signing up are. The fields have no
 * names, so no part of a birthday can end up in a URL, whatever happens to the form.
 */
export function SevenMonths({ words, children }: SevenMonthsProps) {
  const [answer, setAnswer] = useState<{ months: Months; today: CalendarDay } | 'unclear' | null>(null)
  const isScripted = useIsScripted()
  const month = useRef<HTMLSelectElement>(null)
  const year = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const isUnclear = answer === 'unclear'

  function show(event: FormEvent) {
    event.preventDefault()
    const today = dayInNewJersey(new Date())
    const born = {
      year: Number(/^\s*(\d{4})\s*$/.exec(year.current?.value ?? '')?.[1]),
      month: Number(month.current?.value),
      isOnFirst: first.current?.checked ?? false,
    }
    if (born.month && born.year >= firstYear && born.year <= today.year) {
      setAnswer({ months: sevenMonthsOf(born), today })
    } else {
      setAnswer('unclear')
      const unclear = born.month ? year : month
      unclear.current?.focus()
    }
  }
  const described = isUnclear ? { 'aria-invalid': true, 'aria-describedby': 'birth-error' } : null
  return (
    <Grid column="22rem" gap={24}>
      <div>{children}</div>
      <Stack gap={24} data-needs-script data-print="hide">
        <form method="get" onSubmit={show} noValidate>
          <Grid className={styles.form} column="max(9rem, 34%)">
            <label htmlFor="birth-month">
              <span className={styles.label}>{words.month}</span>
              <Select id="birth-month" ref={month} defaultValue="" autoComplete="off" {...described}>
                <option value="">{words.chooseMonth}</option>
                {isScripted &&
                  months.map((name, index) => (
                    <option key={name} value={index + 1}>
                      {name}
                    </option>
                  ))}
              </Select>
            </label>
            <label>
              <span className={styles.label}>{words.year}</span>
              <input
                ref={year}
                className={styles.control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                {...described}
              />
            </label>
            <label className={styles.first}>
              <input ref={first} className={styles.mark} type="checkbox" /> {words.isOnFirst}
            </label>
            <Cluster className={styles.send}>
              <Button type="submit" variant="primary" disabled={!isScripted}>
                {words.show}
              </Button>
              <p className={`small ${styles.note}`}>{words.privacy}</p>
            </Cluster>
          </Grid>
        </form>
        <div role="status">
          {isUnclear && (
            <p id="birth-error" className={styles.error}>
              {words.unclear}
            </p>
          )}
          {answer && !isUnclear && <Answer {...answer} words={words} />}
        </div>
        {answer && !isUnclear && <Keep {...answer} words={words} />}
      </Stack>
    </Grid>
  )
}

type AnswerProps = { months: Months; today: CalendarDay; words: SevenMonthsWords }

function Answer({ months: { opens, starts, closes }, today, words }: AnswerProps) {
  const days = daysUntil(today, closes)
  const isBeforeStart = daysUntil(today, starts) > 0
  const sentence = days < 0 ? words.over : isBeforeStart ? words.early : words.late
  const isOpen = daysUntil(today, opens) <= 0 && days >= 0
  const fill = (text: string) =>
    text
      .replace('{opens}', dayInWords(opens))
      .replace('{starts}', dayInWords(starts))
      .replace('{closes}', dayInWords(closes))
      .replace('{days}', countOfDays(days))
  return (
    <>
      <p className="h4">{fill(days < 0 ? words.ranFrom : words.runFrom)}</p>
      {isOpen && <p>{fill(days === 0 ? words.lastDay : words.daysLeft)}</p>}
      <p>{fill(sentence)}</p>
    </>
  )
}

function Keep({ months: { opens, closes }, today, words }: AnswerProps) {
  const reminders = [
    { ...words.calendar.opens, id: 'medicare-seven-months-open', day: opens },
    { ...words.calendar.lastMonth, id: 'medicare-seven-months-close', day: { ...closes, day: 1 } },
  ].filter(({ day }) => daysUntil(today, day) >= 0)
  if (reminders.length === 0) return null
  return (
    <p>
      <ButtonLink variant="secondary" href={calendarFile(reminders)} download={words.calendar.fileName}>
        {words.calendar.button}
      </ButtonLink>
    </p>
  )
}
