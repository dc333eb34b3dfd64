import type { LinkTarget } from '@/content/types'

/** One newsletter, as a line in a list. */
export type Issue = {
  title: string
  year: number
  url: LinkTarget
  isLatest?: boolean | undefined
  /** Kind and size of the file, if it is one. */
  facts?: string | undefined
}

/** The issue that content marks as the latest. */
export function latestOf(issues: readonly Issue[]): Issue {
  const latest = issues.find(({ isLatest }) => isLatest)
  if (!latest) throw new Error('There is no newsletter. Add one at /admin/.')
  return latest
}

/** Newsletters grouped by year, newest year first; within a year, in list order. */
export function byYear(issues: readonly Issue[]): { year: number; issues: Issue[] }[] {
  const years = [...new Set(issues.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, issues: issues.filter((issue) => issue.year === year) }))
}
