'use client'

import { useEffect, useState } from 'react'

/** The year in New Jersey. */
function currentYear(): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date())
}

/** The year of the build, corrected in the browser once the year has turned. */
const buildYear = process.env.NEXT_PUBLIC_BUILD_YEAR ?? currentYear()

export function CopyrightYear() {
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(currentYear()), [])
  return year
}
