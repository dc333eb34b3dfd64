import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { routes } from '@/content/routes'
import packageJson from '@/package.json'
import { findBrowser } from '@/scripts/cli/browser.mjs'
import { Problem, whenStartedAlone } from '@/scripts/step'
import { startSiteServer } from '@/server/site-server'
import { secureFront } from './secure-front'

const { scores, limits, audited } = packageJson.budgets.lighthouse

/**
 * Runs Lighthouse on pages of the export over HTTP/2 with TLS, three times each, and fails if a median misses the budgets
 * in package.json. Routes can be named (`npm run audit -- /spad /history`); `every` means all of them. Options are
 * Lighthouse's.
 */
async function audit(): Promise<void> {
  const given = process.argv.slice(2)
  const paths = routesNamed(given.filter((name) => !name.startsWith('--')))
  const options = given.filter((name) => name.startsWith('--'))
  const enquiriesDir = await mkdtemp(join(tmpdir(), 'audit-'))
  const server = await startSiteServer({ port: 0, host: '127.0.0.1', outDir: 'out', enquiriesDir })
  const front = await secureFront(server.url)
  const excesses: string[] = []
  try {
    for (const path of paths) {
      const reports: Report[] = []
      for (let round = 0; round < 3; round += 1) {
        reports.push(await lighthouse(front.url + (path === '/' ? '/' : `${path}/`), options))
      }
      console.log(`${path}\n  ${lineOf(reports)}`)
      excesses.push(...excessesOf(path, reports).map((excess) => `${path}: ${excess}`))
    }
  } finally {
    front.close()
    await server.close()
    await rm(enquiriesDir, { recursive: true, force: true })
  }
  if (excesses.length > 0) throw new Problem(`\nOver budget:\n${excesses.join('\n')}`)
  console.log('\nEverything is within budget.')
}

function routesNamed(names: readonly string[]): readonly string[] {
  const paths: string[] = routes.map(({ path }) => path)
  const unknown = names.find((name) => name !== 'every' && !paths.includes(name))
  if (unknown) throw new Problem(`There is no route ${unknown}. Name routes as in content/routes.ts, or every.`)
  if (names.includes('every')) return paths
  return names.length > 0 ? names : audited
}

function lineOf(reports: readonly Report[]): string {
  const points = Object.keys(scores).map((id) => `${id} ${scoreOf(reports, id)}`)
  const values = [...Object.keys(limits), 'total-blocking-time'].map((id) => `${id} ${figureOf(reports, id)}`)
  return `${points.join(', ')}\n  ${values.join(', ')}`
}

function excessesOf(path: string, reports: readonly Report[]): string[] {
  const isHidden = routes.some((route) => route.path === path && !route.isIndexed)
  const low = Object.entries(scores)
    // Lighthouse takes points off pages that ask search engines to stay away.
    .filter(([id, least]) => scoreOf(reports, id) < least && !(id === 'seo' && isHidden))
    .map(([id, least]) => `${id} ${scoreOf(reports, id)}, at least ${least} wanted: ${lostIn(reports, id)}`)
  const high = Object.entries(limits)
    .filter(([id, most]) => figureOf(reports, id) > most)
    .map(([id, most]) => `${id} ${figureOf(reports, id)}, at most ${most} allowed`)
  return [...low, ...high]
}

function scoreOf(reports: readonly Report[], id: string): number {
  return Math.round(middle(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100)
}

/** A time in milliseconds, or the layout shift, which has no unit. */
function figureOf(reports: readonly Report[], id: string): number {
  const value = middle(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return id.endsWith('shift') ? Number(value.toFixed(3)) : Math.round(value)
}

/** What cost points, each listed once. */
function lostIn(reports: readonly Report[], id: string): string {
  const lost = reports.flatMap(({ categories, audits }) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => audits[ref.id]?.title ?? ref.id),
  )
  return [...new Set(lost)].join('; ')
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The parts of Lighthouse's report we read; scores from 0 to 1, times in milliseconds. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Downloaded only when it's used: it brings 140 MB. */
const commandLine = 'lighthouse@12.8.2'

const flags =
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors'
const settings = ['--output=json', '--quiet', '--no-enable-error-reporting', flags]

/** Loads a page as a phone on a slow connection; tries again if Chromium missed its start, as it does now and then. */
async function lighthouse(url: string, options: readonly string[] = [], tries = 5): Promise<Report> {
  const chrome = await findBrowser()
  if (!chrome) throw new Problem('No Chromium or Chrome found. Install one, or say where it is in CHROME_PATH.')
  const surroundings = { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 }
  const args = ['--yes', '--prefer-offline', commandLine, url, ...settings, ...options]
  try {
    return JSON.parse((await promisify(execFile)('npx', args, surroundings)).stdout)
  } catch (error) {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return lighthouse(url, options, tries - 1)
    throw error
  }
}

whenStartedAlone('audit.ts', audit)
