'use client'

import { useEffect, useState } from 'react'
import type { YearlyLaw } from '@/content/types'
import { dayInNewJersey } from '@/lib/dates/calendar-day'

/**
 * What the law says, each figure beside its year, so that it's true all year. Once a year has begun that nobody has
 * entered, the reader's browser says so, since the page may have been built the year before.
 */
export function LawOfYear({ years, always, missing }: YearlyLaw) {
  const [year, setYear] = useState<number>()
  useEffect(() => setYear(yearStillMissing(new Date(), years)), [years])
  return (
    <p>
      {always}
      {year && ` ${missing.replaceAll('{year}', String(year))}`}
    </p>
  )
}

/** The year it is in New Jersey, if nobody has entered yet what the law says for it. */
function yearStillMissing(moment: Date, entered: readonly number[]): number | undefined {
  const { year } = dayInNewJersey(moment)
  return entered.includes(year) ? undefined : year
}
