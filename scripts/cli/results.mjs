import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * What became of a test; a skipped one says why.
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', seconds: number, why?: string }} Result
 */

/** What Jest's own report says of each test. A file that couldn't be run counts as one failure. */
export function jestResults(file, code) {
  const results = []
  for (const { name, status, message, assertionResults } of read(file)?.testResults ?? []) {
    if (status === 'failed' && assertionResults.length === 0) results.push(failure(`${basename(name)}: ${message}`))
    for (const test of assertionResults) {
      const isSkipped = test.status === 'pending' || test.status === 'todo'
      results.push({
        name: `${basename(name)}: ${test.title}`,
        state: isSkipped ? 'skipped' : test.status,
        seconds: (test.duration ?? 0) / 1000,
        ...(isSkipped && { why: test.fullName }),
      })
    }
  }
  return withExitCode(results, 'Jest', code)
}

/** What Playwright's own report says of each test. */
export function playwrightResults(file, code) {
  const report = read(file)
  const results = (report?.errors ?? []).map(() => failure('Playwright'))
  for (const spec of (report?.suites ?? []).flatMap(specsIn)) {
    for (const test of spec.tests) {
      const isSkipped = test.status === 'skipped'
      results.push({
        name: `${basename(spec.file)}: ${spec.title}`,
        state: isSkipped ? 'skipped' : test.status === 'expected' ? 'passed' : 'failed',
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(isSkipped && { why: test.annotations.find(({ type }) => type === 'skip')?.description ?? spec.title }),
      })
    }
  }
  return withExitCode(results, 'Playwright', code)
}

function specsIn(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function failure(name) {
  return { name, state: 'failed', seconds: 0 }
}

/** A runner that ends with an error but reports no failed test counts as one failure. */
function withExitCode(results, runner, code) {
  if (code === 0 || results.some(({ state }) => state === 'failed')) return results
  console.error(`${runner} ended with code ${code} but reports no failed test; counted as one failure.`)
  return [...results, failure(runner)]
}
