'use client'

import { useEffect, useState } from 'react'
import { dayInNewJersey } from '@/lib/dates/calendar-day'

const currentYear = () => String(dayInNewJersey(new Date()).year)

/** The year of the build, corrected in the browser once a new year has begun. */
const buildYear = process.env.NEXT_PUBLIC_BUILD_YEAR ?? currentYear()

export function CopyrightYear() {
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(currentYear()), [])
  return year
}
