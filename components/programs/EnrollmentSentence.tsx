'use client'

import { useEffect, useState } from 'react'
import { type PeriodAt, periodAt, type YearlyPeriod } from './enrollment-period'

type EnrollmentSentenceProps = {
  period: YearlyPeriod
  /** What held when the page was built. */
  atBuild: PeriodAt
  /** What to say while the period is open and while it is not; `{year}` stands for its year. */
  words: { open: string; closed: string }
}

/** Whether the period is open, said when the page is built and corrected by the reader's clock. */
export function EnrollmentSentence({ period, atBuild, words }: EnrollmentSentenceProps) {
  const [{ isOpen, year }, setNow] = useState(atBuild)
  useEffect(() => setNow(periodAt(new Date(), period)), [period])
  return (isOpen ? words.open : words.closed).replace('{year}', String(year))
}
