import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../../console/step'
import { findBrowser } from '../doors/browser.mjs'

/** Scores from 0 to 100; times in milliseconds; layout shift without a unit. */
export type Measured = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstContentfulPaintMs: number
  largestContentfulPaintMs: number
  totalBlockingTimeMs: number
  cumulativeLayoutShift: number
  /** Names of audits that cost points other than in performance. */
  lost: string[]
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/** Measures a page as Lighthouse sees a phone on a slow line: the median of several runs, value by value. */
export async function measure(url: string, runs = 3): Promise<Measured> {
  const chrome = await findBrowser()
  if (!chrome) throw new Problem('No Chromium or Chrome found. Install one, or say where it is in CHROME_PATH.')
  const reports: Measured[] = []
  for (let run = 0; run < runs; run += 1) reports.push(read(await lighthouse(url, chrome)))
  const middle = (key: Exclude<keyof Measured, 'lost'>) => median(reports.map((report) => report[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstContentfulPaintMs: middle('firstContentfulPaintMs'),
    largestContentfulPaintMs: middle('largestContentfulPaintMs'),
    totalBlockingTimeMs: middle('totalBlockingTimeMs'),
    cumulativeLayoutShift: middle('cumulativeLayoutShift'),
    lost: [...new Set(reports.flatMap(({ lost }) => lost))],
  }
}

/** One run; begun again when Chromium did not record the start of the page, as it now and then does not. */
async function lighthouse(url: string, chrome: string, tries = 5): Promise<Report> {
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`]
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/lighthouse/cli/index.js', url, ...options],
      { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 },
    )
    return JSON.parse(stdout) as Report
  } catch (error) {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return lighthouse(url, chrome, tries - 1)
    throw error
  }
}

function read({ categories, audits }: Report): Measured {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const lost = ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
    largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
    totalBlockingTimeMs: Math.round(value('total-blocking-time')),
    cumulativeLayoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    lost,
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
