import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { checkContent } from '../checks/check-content'
import { finishPages } from '../export/finish-pages'
import { removeRouterFiles } from '../export/router-files'
import { writeHostedForms } from '../forms/hosted-forms'
import { buildMark, stampFile } from './build-inputs.mjs'
import { writeBuildMark } from './build-mark'
import { writeHostFiles } from './host-files'
import { prepare } from './prepare'
import { writeSecurityText } from './security-txt'

/** Makes out/: the whole site as files that any static host can serve. */
export async function build(): Promise<void> {
  const mark = buildMark()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.NEXT_PUBLIC_BUILD_YEAR = yearInNewJersey(new Date())
  await rm(stampFile, { force: true })
  await step('check-content', checkContent)
  await prepare()
  await step('host files', () => writeHostFiles())
  await step('forms', writeHostedForms)
  await step('next build', exportPages)
  await step('security.txt', () => writeSecurityText())
  await step('pages', () => finishPages())
  await step('router files', () => removeRouterFiles())
  await step('build mark', () => writeBuildMark())
  await mkdir('.cache', { recursive: true })
  await writeFile(stampFile, mark)
}

/** The copyright year: pages and their scripts must agree on it, also when a build runs over midnight. */
function yearInNewJersey(now: Date): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format(now)
}

async function exportPages(): Promise<string> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => next.on('close', resolve))
  if (code !== 0) throw new Problem('next build failed; what it said stands above.')
  return 'pages exported to out/'
}

whenStartedAlone('build.ts', build)
