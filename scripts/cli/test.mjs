import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { getBrowser } from './browser.mjs'
import { install } from './install.mjs'
import { chooseLocalDesk } from './local-desk.mjs'
import { runNode } from './run.mjs'

const tsx = 'node_modules/tsx/dist/cli.mjs'
const total = { passed: 0, failed: 0 }

// What `npm test` runs: checks everything we can about the site, and sums it up in one line at the end.
install()
chooseLocalDesk()
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })
const browser = await getBrowser()
if (!browser) {
  end('No Chromium or Chrome could be found or installed. Install one, or say where it is in CHROME_PATH.')
}
process.env.CHROME_PATH = browser

must('Types, lint, and styles', [tsx, 'scripts/checks/check.ts'])

const jest = ['node_modules/jest/bin/jest.js', '--json', '--outputFile=reports/jest.json']
const jestCode = announced('Unit tests', jest)
count('jest', jestCode, 'reports/jest.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}))

must('Build', [tsx, 'scripts/build/build.ts'])

if (announced('Weights', [tsx, 'scripts/audit/weights.ts']) !== 0) total.failed += 1

const playwrightCode = announced('Browser tests', ['node_modules/@playwright/test/cli.js', 'test'])
count('Playwright', playwrightCode, 'reports/playwright.json', ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
}))

end('')

/** Runs a part the rest depends on; if it fails, that counts as one failure and ends the run. */
function must(title, args) {
  if (announced(title, args) === 0) return
  total.failed += 1
  end(`${title}: failed, so the tests after it did not run. The reason is above.`)
}

function announced(title, args) {
  console.log(`\n== ${title}`)
  return runNode(args)
}

/** Adds up a runner's own report. A runner that exits with an error but no failed test counts as one failure. */
function count(name, code, file, read) {
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && found.failed === 0) {
    console.error(`${name} ended with code ${code} but reports no failed test; counted as one failure.`)
    found.failed = 1
  }
  total.passed += found.passed
  total.failed += found.failed
}

/** Prints the sentence, then the one-line summary. */
function end(sentence) {
  if (sentence) console.error(`\n${sentence}`)
  if (total.passed === 0 && total.failed === 0) total.failed = 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
