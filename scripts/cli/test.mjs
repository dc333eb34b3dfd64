import { mkdirSync, rmSync } from 'node:fs'
import process from 'node:process'
import { getBrowser } from './browser.mjs'
import { install } from './install.mjs'
import { chooseLocalDesk } from './local-desk.mjs'
import { jestResults, playwrightResults } from './results.mjs'
import { runNode, runNodeQuietly } from './run.mjs'

const tsx = 'node_modules/tsx/dist/cli.mjs'
const slowestShown = 10

const results = []
const times = []

// What `npm test` runs: whatever protects a reader or an enquiry from the change just made. With --all
// (`npm run test:all`) also what is asked once a week: everything in folders named weekly.
install()
chooseLocalDesk()
if (process.argv.includes('--all')) process.env.WEEKLY = '1'
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })
const browser = await getBrowser()
if (!browser) {
  end('No Chromium or Chrome could be found or installed. Install one, or say where it is in CHROME_PATH.')
}
process.env.CHROME_PATH = browser

const checked = await timed('Types, lint, and styles', () => runNode([tsx, 'scripts/checks/check.ts']))
if (checked !== 0) stopAfter('Types, lint, and styles')

// Next builds with one processor most of the time, so the unit tests run beside it.
const [unit, built] = await timed('Unit tests, and the build beside them', () =>
  Promise.all([
    runNodeQuietly(['node_modules/jest/bin/jest.js', '--json', '--outputFile=reports/jest.json']),
    runNodeQuietly([tsx, 'scripts/build/build.ts', '--checked']),
  ]),
)
console.log(built.output, unit.output)
results.push(...jestResults('reports/jest.json', unit.code))
if (built.code !== 0) stopAfter('Build')

const weighed = await timed('Weights', () => runNode([tsx, 'scripts/audit/weights.ts']))
if (weighed !== 0) results.push({ name: 'Weights', state: 'failed', seconds: 0 })

const played = await timed('Browser tests', () => runNode(['node_modules/@playwright/test/cli.js', 'test']))
results.push(...playwrightResults('reports/playwright.json', played))
end('')

/** Runs one phase and notes how long it took. */
async function timed(title, work) {
  console.log(`\n== ${title}`)
  const started = performance.now()
  const ended = await work()
  times.push(`${title} ${Math.round((performance.now() - started) / 1000)} s`)
  return ended
}

/** Counts a phase the rest depends on as one failure, and ends the run. */
function stopAfter(title) {
  results.push({ name: title, state: 'failed', seconds: 0 })
  end(`${title}: failed, so the tests after it did not run. The reason is above.`)
}

/** Prints the sentence, how long everything took, what was skipped and why, and the sum in the last line. */
function end(sentence) {
  if (sentence) console.error(`\n${sentence}`)
  const slowest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown)
  console.log(`\nPhases: ${times.join(', ')}`)
  console.log(`Slowest: ${slowest.map(({ name, seconds }) => `${name} (${seconds.toFixed(1)} s)`).join('; ')}`)
  const skipped = results.filter(({ state }) => state === 'skipped')
  for (const reason of new Set(skipped.map(({ why }) => why))) {
    console.log(`${skipped.filter(({ why }) => why === reason).length} skipped: ${reason}`)
  }
  const count = (state) => results.filter((result) => result.state === state).length
  // A run that tested nothing is no good news.
  const failed = Math.max(count('failed'), results.length === 0 ? 1 : 0)
  console.log(`\n${count('passed')} passed, ${failed} failed, ${skipped.length} skipped`)
  process.exit(failed === 0 ? 0 : 1)
}
