import { type ContentModule, objectsOf } from './content-entries'
import type { Finding } from './findings'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** Opening hours must be 24-hour times, close after they open, and fall on consecutive days of the week. */
export function checkTimes(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    const { from, to, days } = value
    if (typeof from !== 'string' || typeof to !== 'string') continue
    for (const [field, time] of Object.entries({ from, to })) {
      if (isTime(time)) continue
      const cure = "Write it on a 24-hour clock, like '08:30' or '17:00'."
      findings.push({ file, entry, field, problem: `'${time}' is not a time.`, cure })
    }
    if (isTime(from) && isTime(to) && to <= from) {
      const problem = `'${to}' is not after '${from}'.`
      findings.push({ file, entry, field: 'to', problem, cure: "Five in the afternoon is '17:00'." })
    }
    const named = days === undefined ? ['Monday'] : [days].flat().map(String)
    const places = named.map((day) => week.indexOf(day))
    if (places.length === 0 || places.some((place, index) => place !== (places[0] ?? 0) + index || place < 0)) {
      const problem = `'${named.join(', ')}' are not days in a row.`
      const cure = "Write each day in full, in order: ['Monday', 'Tuesday']."
      findings.push({ file, entry, field: 'days', problem, cure })
    }
  }
  return findings
}

/** A yearly date must exist in the calendar, in the month it names. */
export function checkDays(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    const { monthName, month, day } = value
    if (typeof monthName !== 'string' || typeof month !== 'number' || typeof day !== 'number') continue
    // A leap year, so February 29 passes. Days that don't exist roll over into the next month.
    const date = new Date(Date.UTC(2024, month - 1, day))
    const named = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    if (date.getUTCDate() === day && date.getUTCMonth() === month - 1 && named === monthName) continue
    const problem = `${monthName} ${day} with month: ${month} is not a date.`
    findings.push({
      file,
      entry,
      field: '',
      problem,
      cure: "Write for example monthName: 'October', month: 10, day: 15.",
    })
  }
  return findings
}

/** A date as printed and as given to machines must be the same: 'May 4, 2026' and '2026-05-04'. */
export function checkDates(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    const { date, printed } = value
    if (typeof date !== 'string' || typeof printed !== 'string') continue
    const day = new Date(`${date}T00:00:00Z`)
    const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
    const words = isDay ? day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) : ''
    if (!isDay) {
      const cure = "Write year, month, and day like '2026-05-04'."
      findings.push({ file, entry, field: 'date', problem: `'${date}' is not a date.`, cure })
    } else if (words !== printed) {
      const problem = `'${printed}' is not the day of '${date}'.`
      findings.push({ file, entry, field: 'printed', problem, cure: `Write '${words}', or correct the date.` })
    }
  }
  return findings
}
