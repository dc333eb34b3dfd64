import { whenStartedAlone } from '../../console/step'
import { loadContent } from './content-entries'
import type { Finding } from './findings'
import { contentToSupply, settingsToSupply } from './launch-findings'
import { readSettings } from './settings'

/**
 * Lists what the owner must supply before the site is published; exit code 1 while anything is missing.
 * With `--json` it gives the findings to another program.
 */
async function launchCheck(): Promise<void> {
  const findings = [...settingsToSupply(readSettings()), ...contentToSupply(await loadContent())]
  if (process.argv.includes('--json')) return console.log(JSON.stringify(findings))
  if (findings.length === 0) {
    console.log('Nothing is missing. The site can be published.')
    return
  }
  console.log(table(findings))
  console.log(`\n${findings.length} things are missing before the site can be published.`)
  process.exitCode = 1
}

/** The findings by file, in two columns: where, and what to do. */
function table(findings: readonly Finding[]): string {
  const place = ({ entry, field }: Finding) => [entry, field].filter(Boolean).join(', ')
  const width = Math.min(60, Math.max(...findings.map((finding) => place(finding).length)))
  const lines: string[] = []
  let file = ''
  for (const finding of findings) {
    if (finding.file !== file) lines.push('', finding.file)
    file = finding.file
    lines.push(`  ${place(finding).padEnd(width)}  ${finding.problem} ${finding.cure}`)
  }
  return lines.join('\n').trim()
}

whenStartedAlone('launch-check.ts', launchCheck)
