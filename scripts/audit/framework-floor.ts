import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentHash } from '@/scripts/build/files'
import { Problem } from '@/scripts/step'
import { weighPage } from './page-weight'

const cache = '.cache/framework-floor'

/** The smallest possible site: its page loads nothing but the framework. */
const emptySite = {
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <p>Empty</p>',
  'next.config.mjs': `export default { output: 'export', trailingSlash: true, turbopack: { root: ${JSON.stringify(resolve('.'))} } }`,
}

/**
 * Bytes (gzip) of script an empty page loads with the installed versions of Next and React. Measured by building such
 * a page, once for each state of the lock file; anything our pages load beyond that is our own choice.
 */
export async function frameworkFloor(): Promise<number> {
  const folder = join(cache, contentHash(await readFile('package-lock.json'), JSON.stringify(emptySite)))
  if (!existsSync(join(folder, 'out/index.html'))) await buildEmptySite(folder)
  return (await weighPage(join(folder, 'out'), '/')).scripts
}

async function buildEmptySite(folder: string): Promise<void> {
  await rm(cache, { recursive: true, force: true })
  await mkdir(join(folder, 'app'), { recursive: true })
  for (const [file, text] of Object.entries(emptySite)) await writeFile(join(folder, file), text)
  const next = spawnSync(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (next.status !== 0) throw new Problem(`The empty page could not be built.\n${next.stdout}${next.stderr}`)
}
