import type { LinkTarget } from '@/content/types'

/** One newsletter, as a line in a list. */
export type Issue = {
  title: string
  year: number
  url: LinkTarget
  /** Kind and size of the file, if it is one. */
  facts?: string | undefined
}

/** Newsletters grouped by year, newest year first; within a year, in list order. */
export function byYear(issues: readonly Issue[]): { year: number; issues: Issue[] }[] {
  const years = [...new Set(issues.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, issues: issues.filter((issue) => issue.year === year) }))
}
