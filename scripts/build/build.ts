import { execFileSync, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent } from '@/scripts/checks/check-content'
import { runNodeQuietly } from '@/scripts/cli/run.mjs'
import { Problem, step, whenStartedAlone } from '@/scripts/step'
import { type Build, buildFile } from '@/server/read-site'
import { buildMark } from './build-inputs.mjs'

/** `npm test` has checked content and types, and prepared what pages need, before it builds. */
const isChecked = process.argv.includes('--checked')

/** Builds out/: the whole site as files any static host can serve. */
export async function build(): Promise<void> {
  const from = buildMark()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.NEXT_PUBLIC_BUILD_YEAR = yearInNewJersey(new Date())
  if (!isChecked) await step('content', checkContent)
  await makeSite()
  await step('build mark', () => writeBuildMark(from))
}

/** The steps import content, so they're loaded only once it can be read. */
async function makeSite(): Promise<void> {
  const { prepare } = await import('./prepare')
  const { writeHostedForms } = await import('@/scripts/forms/hosted-forms')
  const { writeSecurityText } = await import('./security-txt')
  const { finishPages } = await import('@/scripts/export/finish-pages')
  const { writeSiteIndex } = await import('@/scripts/export/search-index')
  const { removeRouterFiles } = await import('@/scripts/export/page-data')
  if (!isChecked) {
    await prepare()
    await step('types', checkTypes)
  }
  await step('forms', writeHostedForms)
  await step('next build', exportPages)
  await step('security.txt', () => writeSecurityText())
  await step('pages', () => finishPages())
  await step('search index', () => writeSiteIndex())
  await step('router files', () => removeRouterFiles())
}

/** Next would check the types of the tests, too. */
async function checkTypes(): Promise<string> {
  const { code, output } = await runNodeQuietly([
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.site.json',
    '--noEmit',
  ])
  if (code !== 0) throw new Problem(output)
  return 'in order'
}

/** The copyright year: pages and their scripts must agree on it, even if a build runs past midnight. */
function yearInNewJersey(now: Date): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format(now)
}

async function exportPages(): Promise<string> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => next.on('close', resolve))
  if (code !== 0) throw new Problem('next build failed. See what it said above.')
  return 'pages exported to out/'
}

/** Writes what the site was built from as its last file, so that `npm start` needn't build it again. */
async function writeBuildMark(from: string): Promise<string> {
  const commit = currentCommit()
  const build: Build = { ...(commit ? { commit } : {}), built: new Date().toISOString(), from }
  await writeFile(join('out', buildFile), JSON.stringify(build))
  return commit ? `commit ${commit}` : 'outside of git'
}

function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

whenStartedAlone('build.ts', build)
