import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteServer } from '../server/site-server'
import { frameworkFloor } from './framework-floor'
import { type Measured, measure } from './lighthouse-runs'
import { type PageWeight, type Weight, weighPage } from './page-weight'
import { whenStartedAlone } from './step'

/** The limits in package.json. Scores are the least, times and weights the most that is allowed. */
type Budgets = {
  lighthouse: Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>
  metrics: Record<'firstContentfulPaintMs' | 'largestContentfulPaintMs' | 'cumulativeLayoutShift', number>
  /** Kilobytes (gzip) of script above an empty page of the framework, by route. */
  extraJsKb: Record<string, number>
}

/** Measures the exported site page by page and compares it with the budgets; exit code 1 when one is exceeded. */
async function audit(): Promise<void> {
  const { budgets } = JSON.parse(await readFile('package.json', 'utf8')) as { budgets: Budgets }
  const floor = await frameworkFloor()
  console.log(`An empty page of the framework loads ${kb(floor)} of script (gzip).\n`)
  const excesses: string[] = []
  for (const [route, limit] of Object.entries(budgets.extraJsKb)) {
    const weight = await weighPage('out', route)
    const extra = (weight.scripts.gzip - floor) / 1024
    console.log(`${route}\n${weightLines(weight)}\n  own script   ${extra.toFixed(1)} KB over an empty page`)
    if (extra > limit) excesses.push(`${route}: ${extra.toFixed(1)} KB of own script, ${limit} allowed`)
  }
  if (process.env.LIGHTHOUSE !== '0') excesses.push(...(await lighthouse(budgets)))
  console.log(excesses.length === 0 ? '\nEverything is within budget.' : `\nOver budget:\n${excesses.join('\n')}`)
  if (excesses.length > 0) process.exitCode = 1
}

function weightLines(weight: PageWeight): string {
  const line = ([name, { gzip, brotli }]: [string, Weight]) =>
    `  ${name.padEnd(12)} ${kb(gzip).padStart(9)} gzip ${kb(brotli).padStart(9)} brotli`
  return Object.entries(weight).map(line).join('\n')
}

async function lighthouse({ lighthouse: scores, metrics, extraJsKb }: Budgets): Promise<string[]> {
  const enquiriesDir = await mkdtemp(join(tmpdir(), 'audit-'))
  const server = await startSiteServer({ port: 0, host: '127.0.0.1', outDir: 'out', enquiriesDir })
  const excesses: string[] = []
  console.log('\nLighthouse, a phone on a slow line, median of 3')
  try {
    for (const route of Object.keys(extraJsKb)) {
      const measured = await measure(`${server.url}${route === '/' ? '/' : `${route}/`}`)
      console.log(`${route}\n  ${measuredLine(measured)}`)
      for (const [name, least] of entries(scores)) {
        if (measured[name] < least) excesses.push(`${route}: ${name} ${measured[name]}, at least ${least} wanted`)
      }
      for (const [name, most] of entries(metrics)) {
        if (measured[name] > most) excesses.push(`${route}: ${name} ${measured[name]}, at most ${most} allowed`)
      }
      excesses.push(...measured.lost.map((title) => `${route}: ${title}`))
    }
  } finally {
    await server.close()
    await rm(enquiriesDir, { recursive: true, force: true })
  }
  return excesses
}

function measuredLine(measured: Measured): string {
  const scores = `performance ${measured.performance}, accessibility ${measured.accessibility}, best practices ${measured.bestPractices}, SEO ${measured.seo}`
  const times = `FCP ${measured.firstContentfulPaintMs} ms, LCP ${measured.largestContentfulPaintMs} ms, TBT ${measured.totalBlockingTimeMs} ms`
  return `${scores}\n  ${times}, CLS ${measured.cumulativeLayoutShift}`
}

function entries<Key extends string>(record: Record<Key, number>): [Key, number][] {
  return Object.entries(record) as [Key, number][]
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

whenStartedAlone('audit.ts', audit)
