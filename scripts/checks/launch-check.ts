import { type Finding, whenStartedAlone } from '@/scripts/step'
import { checkContent } from './check-content'

/**
 * Lists what the owner must supply or confirm before the site goes live, the blockers first; exit code 1 while
 * anything is missing.
 */
async function launchCheck(): Promise<void> {
  await checkContent()
  // Loaded late, because it imports content.
  const { launchFindings } = await import('./launch-findings')
  const missing = await launchFindings()
  const blocking = missing.filter(({ isBlocking }) => isBlocking)
  const others = missing.filter(({ isBlocking }) => !isBlocking)
  if (blocking.length > 0) console.log(`Blockers:\n\n${table(blocking)}\n`)
  if (others.length > 0) console.log(`To supply or confirm:\n\n${table(others)}\n`)
  if (missing.length === 0) return console.log('Nothing is missing. The site is ready to publish.')
  console.log(`${blocking.length} blockers, and ${others.length} more to supply or confirm.`)
  process.exitCode = 1
}

function table(found: readonly Finding[]): string {
  const place = ({ entry, field }: Finding) => [entry, field].filter(Boolean).join(', ')
  const width = Math.min(60, Math.max(...found.map((finding) => place(finding).length)))
  const files = [...new Set(found.map(({ file }) => file))]
  const lines = files.flatMap((file) => [
    '',
    file,
    ...found
      .filter((finding) => finding.file === file)
      .map((finding) => `  ${place(finding).padEnd(width)}  ${finding.problem} ${finding.cure}`),
  ])
  return lines.join('\n').trim()
}

whenStartedAlone('launch-check.ts', launchCheck)
