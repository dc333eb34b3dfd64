'use client'

import { useEffect, useState } from 'react'

const fiveHours = 5 * 60 * 60 * 1000

/**
 * The year in New Jersey, which is five hours behind Greenwich at New Year's. `Intl` gives the same answer, but takes
 * a tenth of a second while the page hydrates on a slow phone.
 */
function currentYear(): string {
  return String(new Date(Date.now() - fiveHours).getUTCFullYear())
}

/** The year of the build, corrected in the browser once a new year has begun. */
const buildYear = process.env.NEXT_PUBLIC_BUILD_YEAR ?? currentYear()

export function CopyrightYear() {
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(currentYear()), [])
  return year
}
