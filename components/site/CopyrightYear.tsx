'use client'

import { useEffect, useState } from 'react'

const fiveHours = 5 * 60 * 60 * 1000

/**
 * The year in New Jersey, which is five hours behind Greenwich when years change. `Intl` says the same, and takes a
 * tenth of a second for it while the page wakes up on a slow phone.
 */
function currentYear(): string {
  return String(new Date(Date.now() - fiveHours).getUTCFullYear())
}

/** The year of the build, corrected in the browser once the year has turned. */
const buildYear = process.env.NEXT_PUBLIC_BUILD_YEAR ?? currentYear()

export function CopyrightYear() {
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(currentYear()), [])
  return year
}
