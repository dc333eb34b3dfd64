import { whenStartedAlone } from '../../console/step'
import { checkContent } from './check-content'
import type { Finding } from './findings'

/**
 * Lists what the owner must supply or confirm before the site goes live; exit code 1 while anything is missing.
 * With `--json`, prints the findings for another program to read.
 */
async function launchCheck(): Promise<void> {
  const { missing, everyYear } = await findings().catch(whyUnreadable)
  if (process.argv.includes('--json')) return console.log(JSON.stringify(missing))
  console.log(`Every year:\n\n${table(everyYear)}\n`)
  if (missing.length === 0) {
    console.log('Nothing is missing. The site is ready to publish.')
    return
  }
  console.log(`To supply:\n\n${table(missing)}`)
  console.log(`\n${missing.length} things to supply or confirm before the site is published.`)
  process.exitCode = 1
}

/** Loaded late, because it imports content. */
async function findings(): Promise<{ missing: Finding[]; everyYear: Finding[] }> {
  const { launchFindings } = await import('./launch-findings')
  return launchFindings(new Date())
}

/** Fails with the mistake in content that keeps it from being read. */
async function whyUnreadable(error: unknown): Promise<never> {
  await checkContent()
  throw error
}

/** The findings by file, in two columns: where it is, and what to do. */
function table(found: readonly Finding[]): string {
  const place = ({ entry, field }: Finding) => [entry, field].filter(Boolean).join(', ')
  const width = Math.min(60, Math.max(...found.map((finding) => place(finding).length)))
  const lines: string[] = []
  let file = ''
  const files = [...new Set(found.map((finding) => finding.file))]
  for (const finding of files.flatMap((name) => found.filter((candidate) => candidate.file === name))) {
    if (finding.file !== file) lines.push('', finding.file)
    file = finding.file
    lines.push(`  ${place(finding).padEnd(width)}  ${finding.problem} ${finding.cure}`)
  }
  return lines.join('\n').trim()
}

whenStartedAlone('launch-check.ts', launchCheck)
