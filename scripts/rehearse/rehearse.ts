import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { copyTree } from './copy-tree'
import { crawl } from './crawl'
import { deployForms } from './deploy-forms'
import { doEverydayEdits } from './everyday-edits'
import type { Facts } from './facts'
import { fillFindings } from './fill-findings'
import { runIn, saidIn } from './run-in'

const tsx = 'node_modules/tsx/dist/cli.mjs'
const brief = '__tests__/brief'

/** Journeys named behind the command, such as `every-page`: they are run instead of all tests. */
const named = process.argv.slice(2)
const tests = named.length > 0 ? ['scripts/cli/test-e2e.mjs', ...named] : ['scripts/cli/test.mjs']

/**
 * Rehearses the day the site is handed over: in a copy, everything launch-check asks for is filled in, and staff make
 * their everyday edits. Then the site is built, crawled, and tested as a whole.
 */
async function rehearse(): Promise<void> {
  const copy = await copyTree()
  console.log(`The rehearsal is in ${copy}.`)
  let gone: string[] = []
  await step('fill', async () => {
    gone = await fillFindings(copy)
    return 'launch-check has nothing more to ask'
  })
  must('The build step before the tests', runIn(copy, tsx, 'scripts/build/prepare.ts'))
  must('What the brief asks for', runIn(copy, 'node_modules/jest/bin/jest.js', brief))
  await step('forms', () => deployForms(copy))

  const before = factsOf(copy)
  await step('edits', () => doEverydayEdits(copy))
  // From here on, the owner has overruled the brief.
  await rm(join(copy, brief), { recursive: true })
  runIn(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'content', 'app')

  must('The build', runIn(copy, tsx, 'scripts/build/build.ts'))
  const now = factsOf(copy, '--env-file=.env.local')
  const promises = before.promises.filter((words) => !now.promises.includes(words))
  const found = await crawl(copy, [...gone, before.officeHours, ...promises], now)
  if (found.length > 0) console.error(`\n${found.join('\n')}`)
  const isTested = runIn(copy, ...tests)
  if (found.length > 0)
    throw new Problem(`The site says ${found.length} things that are no longer right; they stand above. See ${copy}.`)
  must('The tests', isTested)
  await rm(copy, { recursive: true })
  console.log(named.length > 0 ? '\nThe journeys named are green.' : '\nThe rehearsal is green: real words can go in.')

  function must(what: string, isGood: boolean): void {
    if (!isGood) throw new Problem(`${what} failed in the rehearsal. The reason is above. See ${copy}.`)
  }
}

/** What the copy's content says, with the settings from a file or with none. */
function factsOf(copy: string, ...settings: string[]): Facts {
  return JSON.parse(saidIn(copy, ...settings, 'scripts/rehearse/facts.ts'))
}

whenStartedAlone('rehearse.ts', rehearse)
