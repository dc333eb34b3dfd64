'use client'

import { useEffect, useState } from 'react'
import type { YearlyLaw } from '@/content/types'
import { yearStillMissing } from '@/lib/giving/law-of-year'

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
