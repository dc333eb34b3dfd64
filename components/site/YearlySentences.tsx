'use client'

import { useEffect, useState } from 'react'
import type { PeriodWords, YearlyLaw } from '@/content/types'
import { dayInNewJersey, periodAt, type YearlyPeriod } from '@/lib/dates/calendar-day'
import { countOfDays } from '@/lib/dates/times'

/** The reader's clock. The HTML, which may have been built months ago, goes without and is true all year. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])
  return now
}

export function PeriodSentence({ period, words }: { period: YearlyPeriod; words: PeriodWords }) {
  const now = useNow()
  if (!now) return words.always
  const { isOpen, days, year } = periodAt(now, period)
  const sentence = !isOpen ? words.coming : days === 0 ? words.lastDay : words.open
  return sentence.replaceAll('{year}', String(year)).replaceAll('{days}', countOfDays(days))
}

/** What the law says, each figure beside its year; and once a year has begun that nobody has entered, that it's missing. */
export function LawOfYear({ years, always, missing }: YearlyLaw) {
  const now = useNow()
  const year = now && dayInNewJersey(now).year
  return (
    <p>
      {always}
      {year && !years.includes(year) && ` ${missing.replaceAll('{year}', String(year))}`}
    </p>
  )
}
