import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RoutePath, routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import packageJson from '@/package.json'
import { Problem, whenStartedAlone } from '@/scripts/step'
import { startSiteServer } from '@/server/site-server'
import { lighthouse, type Report } from './lighthouse'
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
      for (let round = 0; round < 3; round += 1) reports.push(await lighthouse(front.url + hrefTo(path), options))
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

function routesNamed(names: readonly string[]): readonly RoutePath[] {
  const paths = routes.map(({ path }) => path)
  const unknown = names.find((name) => name !== 'every' && !paths.some((path) => path === name))
  if (unknown) throw new Problem(`There is no route ${unknown}. Name routes as in content/routes.ts, or every.`)
  const wanted = names.length > 0 ? names : audited
  return names.includes('every') ? paths : paths.filter((path) => wanted.includes(path))
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
