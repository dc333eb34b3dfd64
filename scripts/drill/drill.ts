import { whenStartedAlone } from '../step'
import { crowd } from './crowd'
import { fullDisk } from './full-disk'
import { hostile } from './hostile'
import { killDrill } from './kill-drill'
import { smtpFaults } from './smtp-faults'
import { inFolder, type Outcome } from './trial-site'

const drills: Record<string, (folder: string) => Promise<Outcome>> = {
  'Killed in the middle': killDrill,
  'Full disk': fullDisk,
  'Hostile requests': hostile,
  'Mail server out of order': smtpFaults,
  '50 readers at once': crowd,
}

/** `npm run drill`: what a bad hour would do to the desk, on this computer only, with a table at the end. */
async function drill(): Promise<void> {
  const rows: string[] = []
  for (const [name, work] of Object.entries(drills)) {
    console.log(`${name} ...`)
    const begun = performance.now()
    const { figures, isPassed } = await inFolder(work).catch(
      (error): Outcome => ({
        figures: `broke off: ${error instanceof Error ? error.message : error}`,
        isPassed: false,
      }),
    )
    if (!isPassed) process.exitCode = 1
    const seconds = `${((performance.now() - begun) / 1000).toFixed(0)} s`
    rows.push(`${isPassed ? 'pass' : 'FAIL'}  ${name.padEnd(25)} ${seconds.padStart(5)}  ${figures}`)
  }
  console.log(`\n${rows.join('\n')}`)
}

whenStartedAlone('drill.ts', drill)
