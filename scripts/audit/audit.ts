import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem, whenStartedAlone } from '../../console/step'
import { routes } from '../../content/routes'
import { startSiteServer } from '../../server/site-server'
import { frameworkFloor } from './framework-floor'
import { type Measured, measure } from './lighthouse-runs'
import { type PageWeight, type Weight, weighPage } from './page-weight'

/** The limits in package.json. Scores are the least, times and weights the most that is allowed. */
type Budgets = {
  lighthouse: Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>
  metrics: Record<'firstContentfulPaintMs' | 'largestContentfulPaintMs' | 'cumulativeLayoutShift', number>
  /** Kilobytes (gzip) of script above an empty page of the framework, for pages with a form and for the others. */
  extraJsKb: Record<'page' | 'form', number>
  /** The routes measured when none are named. */
  audited: string[]
}

/**
 * Measures the exported site page by page and compares it with the budgets; exit code 1 when one is exceeded. Routes
 * can be named (`npm run audit -- /spad /history`), `every` stands for all of them.
 */
async function audit(): Promise<void> {
  const { budgets } = JSON.parse(await readFile('package.json', 'utf8')) as { budgets: Budgets }
  const audited = routesNamed(process.argv.slice(2)) ?? budgets.audited
  const floor = await frameworkFloor()
  console.log(`An empty page of the framework loads ${kb(floor)} of script (gzip).\n`)
  const excesses: string[] = []
  for (const route of audited) {
    const weight = await weighPage('out', route)
    const limit = budgets.extraJsKb[weight.hasForm ? 'form' : 'page']
    const extra = (weight.parts.scripts.gzip - floor) / 1024
    console.log(`${route}\n${weightLines(weight.parts)}\n  own script   ${extra.toFixed(1)} KB over an empty page`)
    if (extra > limit) excesses.push(`${route}: ${extra.toFixed(1)} KB of own script, ${limit} allowed`)
  }
  if (process.env.LIGHTHOUSE !== '0') excesses.push(...(await lighthouse(audited, budgets)))
  console.log(excesses.length === 0 ? '\nEverything is within budget.' : `\nOver budget:\n${excesses.join('\n')}`)
  if (excesses.length > 0) process.exitCode = 1
}

function routesNamed(names: readonly string[]): string[] | undefined {
  if (names.length === 0) return undefined
  const paths = routes.map(({ path }) => path)
  const unknown = names.find((name) => name !== 'every' && !paths.some((path) => path === name))
  if (unknown) throw new Problem(`There is no route ${unknown}. Name routes as in content/routes.ts, or every.`)
  return names.includes('every') ? paths : [...names]
}

function weightLines(weight: PageWeight['parts']): string {
  const line = ([name, { gzip, brotli }]: [string, Weight]) =>
    `  ${name.padEnd(12)} ${kb(gzip).padStart(9)} gzip ${kb(brotli).padStart(9)} brotli`
  return Object.entries(weight).map(line).join('\n')
}

async function lighthouse(audited: readonly string[], { lighthouse: scores, metrics }: Budgets): Promise<string[]> {
  const enquiriesDir = await mkdtemp(join(tmpdir(), 'audit-'))
  const server = await startSiteServer({ port: 0, host: '127.0.0.1', outDir: 'out', enquiriesDir })
  const excesses: string[] = []
  console.log('\nLighthouse, a phone on a slow line, median of 3')
  try {
    for (const route of audited) {
      const measured = await measure(`${server.url}${route === '/' ? '/' : `${route}/`}`)
      console.log(`${route}\n  ${measuredLine(measured)}`)
      for (const [name, least] of entries(scores)) {
        if (name === 'seo' && isHidden(route)) continue
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

/** Pages that ask search engines to stay away lose points for it. */
function isHidden(path: string): boolean {
  return routes.some((route) => route.path === path && !route.isIndexed)
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
