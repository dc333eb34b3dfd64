import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../scripts/temporary-folder'

const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>

/** The server in one file, as `npm run build:server` makes it. */
export async function serverFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'server.cjs')
  const [, ...args] = (scripts['build:server'] ?? '').split(' ')
  const given = args.map((arg) => (arg.startsWith('--outfile=') ? `--outfile=${file}` : arg))
  execFileSync('node_modules/.bin/esbuild', given, { stdio: 'pipe' })
  return file
}
