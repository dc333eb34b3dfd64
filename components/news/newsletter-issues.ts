import type { LinkTarget } from '@/content/types'

/** One newsletter as a line of a list. */
export type Issue = {
  title: string
  year: number
  url: LinkTarget
  isLatest?: boolean | undefined
  /** Kind and size of the file, where it is one. */
  facts?: string | undefined
}

/** The issue that content marks as the latest; the check of content makes sure that there is exactly one. */
export function latestOf(issues: readonly Issue[]): Issue {
  const latest = issues.find(({ isLatest }) => isLatest)
  if (!latest) throw new Error('No newsletter is marked as the latest. Write isLatest: true in content/newsletters.ts.')
  return latest
}

/** Newsletters in groups of one year, newest year first; within a year in the order of the list. */
export function byYear(issues: readonly Issue[]): { year: number; issues: Issue[] }[] {
  const years = [...new Set(issues.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, issues: issues.filter((issue) => issue.year === year) }))
}
