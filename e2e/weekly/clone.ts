import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** This project as it is committed, with its packages, in a new folder. */
export function cloneProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clone-')))
  execFileSync('git', ['clone', '--quiet', '--local', '.', folder])
  // Links to the same files: the packages take no room a second time.
  execFileSync('cp', ['-al', 'node_modules', folder])
  // A file that was just written would look newer than they are, and they'd be installed again.
  execFileSync('touch', ['-r', 'node_modules/.package-lock.json', join(folder, 'package-lock.json')])
  return folder
}

/** Runs one of the project's scripts in the clone; returns its exit code and all it said. */
export function runIn(folder: string, script: string): { status: number | null; said: string } {
  // As on a command line: what this run's own tools have set would make a build or a test run of another kind.
  const unset = ['NODE_ENV', 'JEST_WORKER_ID', 'WEEKLY', 'E2E_ENQUIRIES_DIR', 'E2E_PORT'].flatMap((name) => [
    '-u',
    name,
  ])
  const { status, stdout, stderr } = spawnSync('env', [...unset, process.execPath, '--import', 'tsx', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return { status, said: stdout + stderr }
}

export function pagesOf(folder: string): Map<string, string> {
  const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('admin'))
  return new Map(pages.map((file) => [file, readFileSync(join(folder, 'out', file), 'utf8')]))
}
