'use client'

import { useEffect, useState } from 'react'
import type { PeriodWords } from '@/content/types'
import { type PeriodAt, periodAt, type YearlyPeriod } from '@/lib/dates/calendar-day'
import { countOfDays } from '@/lib/dates/times'

type PeriodSentenceProps = { period: YearlyPeriod; words: PeriodWords }

/**
 * Whether a yearly period is open, and for how long, by the reader's clock. The HTML holds a sentence that's true all
 * year, since it may have been built months ago.
 */
export function PeriodSentence({ period, words }: PeriodSentenceProps) {
  const [now, setNow] = useState<PeriodAt | null>(null)
  useEffect(() => setNow(periodAt(new Date(), period)), [period])
  if (!now) return words.always
  return sentenceFor(now, words).replaceAll('{year}', String(now.year)).replaceAll('{days}', countOfDays(now.days))
}

function sentenceFor({ isOpen, days }: PeriodAt, words: PeriodWords): string {
  if (!isOpen) return words.coming
  return days === 0 ? words.lastDay : words.open
}
