import type { Newsletter, PrintEdition } from '../../content/types'
import type { Finding } from './findings'

type Entry = { name: string; year: number; url: string; isLatest?: boolean }

/** The owner's PDF of a print edition. */
function pdfOf({ url }: PrintEdition): string {
  return url.slice(1)
}

/**
 * Every newsletter must have a month or title, a year and its own address; one of each kind is the latest. A
 * print edition must have its PDF, or say in `confirm` that a sample page stands in for it.
 */
export function checkNewsletters(
  newsletters: readonly Newsletter[],
  printEditions: readonly PrintEdition[],
  isThere: (file: string) => boolean,
): Finding[] {
  return [
    ...checkList(
      'newsletters',
      'month',
      newsletters.map((entry) => ({ ...entry, name: entry.month })),
    ),
    ...checkList(
      'printEditions',
      'title',
      printEditions.map((entry) => ({ ...entry, name: entry.title })),
    ),
    ...missingPdfs(
      printEditions.filter(({ confirm }) => !confirm),
      isThere,
    ),
  ]
}

/** Print editions whose PDF isn't in documents/newsletters/. */
export function missingPdfs(editions: readonly PrintEdition[], isThere: (file: string) => boolean): Finding[] {
  return editions
    .filter((edition) => !isThere(pdfOf(edition)))
    .map((edition) => ({
      file: 'content/newsletters.ts',
      entry: `printEditions '${edition.title}'`,
      field: 'url',
      problem: `there is no PDF ${pdfOf(edition)}.`,
      cure: 'Put it there under exactly this name; capitals count.',
    }))
}

function checkList(list: string, naming: 'month' | 'title', entries: readonly Entry[]): Finding[] {
  const file = 'content/newsletters.ts'
  const findings: Finding[] = []
  entries.forEach(({ name, year, url }, index) => {
    const at = { file, entry: `${list}[${index}]${name ? ` '${name}'` : ''}` }
    if (!name?.trim()) {
      const cure =
        naming === 'month' ? "Write the month or season, like 'Fall'." : "Write the season and year, like 'Fall 2024'."
      findings.push({ ...at, field: naming, problem: `the newsletter of ${year} has no ${naming}.`, cure })
    }
    if (!/^(19|20)\d\d$/.test(String(year))) {
      findings.push({ ...at, field: 'year', problem: `${year} is not a year.`, cure: 'Write the year in four digits.' })
    }
    if (entries.findIndex((other) => other.url === url) < index) {
      const problem = `${url} is the address of another entry.`
      findings.push({ ...at, field: 'url', problem, cure: 'Give each newsletter its own address.' })
    }
  })
  const latest = entries.filter(({ isLatest }) => isLatest)
  if (latest.length !== 1) {
    const problem = `${latest.length} entries are marked as the latest.`
    findings.push({
      file,
      entry: list,
      field: 'isLatest',
      problem,
      cure: 'Write isLatest: true on exactly one of them.',
    })
  }
  return findings
}
