import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@/content/routes'
import packageJson from '@/package.json'
import { Problem, whenStartedAlone } from '@/scripts/step'
import { startSiteServer } from '@/server/site-server'
import { lighthouse, type Report } from './lighthouse'
import { secureFront } from './secure-front'

const { scores, limits, audited } = packageJson.budgets.lighthouse

/** What is set beside another site's, in milliseconds and bytes. */
const compared = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'total-byte-weight']

/**
 * Runs Lighthouse on pages of the export over HTTP/2 with TLS, three times each, and fails if a median misses the budgets
 * in package.json. Routes can be named (`npm run audit -- /spad /history`); `every` means all of them.
 * `--beside=FOLDER` also loads the home page of another exported site, in turns with each page, and prints what ours takes
 * in proportion. `--http1` serves without TLS. Other options are Lighthouse's.
 */
async function audit(): Promise<void> {
  const given = process.argv.slice(2)
  const paths = routesNamed(given.filter((name) => !name.startsWith('--')))
  const beside = given.find((name) => name.startsWith('--beside='))?.slice('--beside='.length)
  const isPlain = given.includes('--http1')
  const options = given.filter((name) => name.startsWith('--') && !/^--(beside=|http1$)/.test(name))
  const ours = await serve('out', isPlain)
  const theirs = beside ? await serve(beside, isPlain) : undefined
  const excesses: string[] = []
  try {
    for (const path of paths) {
      const reports: Report[] = []
      const others: Report[] = []
      for (let round = 0; round < 3; round += 1) {
        reports.push(await lighthouse(ours.url + (path === '/' ? '/' : `${path}/`), options))
        if (theirs) others.push(await lighthouse(`${theirs.url}/`, options))
      }
      console.log(`${path}\n  ${lineOf(reports)}`)
      if (theirs) console.log(`  ${proportions(reports, others)}`)
      excesses.push(...excessesOf(path, reports).map((excess) => `${path}: ${excess}`))
    }
  } finally {
    await ours.close()
    await theirs?.close()
  }
  if (excesses.length > 0) throw new Problem(`\nOver budget:\n${excesses.join('\n')}`)
  console.log('\nEverything is within budget.')
}

/** Serves an exported folder as the site is served, with headers and compressed copies. */
async function serve(outDir: string, isPlain: boolean): Promise<{ url: string; close(): Promise<void> }> {
  const enquiriesDir = await mkdtemp(join(tmpdir(), 'audit-'))
  const server = await startSiteServer({ port: 0, host: '127.0.0.1', outDir, enquiriesDir })
  const front = isPlain ? undefined : await secureFront(server.url)
  return {
    url: front?.url ?? server.url,
    async close() {
      front?.close()
      await server.close()
      await rm(enquiriesDir, { recursive: true, force: true })
    },
  }
}

/** 'beside the other site: largest-contentful-paint 0.74 (910 to 1230)' */
function proportions(ours: readonly Report[], theirs: readonly Report[]): string {
  const each = compared.map((id) => {
    const [own, other] = [figureOf(ours, id), figureOf(theirs, id)]
    return `${id} ${other > 0 ? (own / other).toFixed(2) : '–'} (${own} to ${other})`
  })
  return `beside the other site: ${each.join(', ')}`
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

whenStartedAlone('audit.ts', audit)
