import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../scripts/temporary-folder'

export type Child = {
  process: ChildProcess
  printed(): string
  /** Waits until it has printed something that matches, and returns the match; fails if it ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  ended(): Promise<{ code: number | null; signal: string | null }>
}

export function startServer(file: string, folder: string, settings: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...settings } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const exit = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  const collect = (data: Buffer) => {
    text += data.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return {
    process: child,
    printed: () => text,
    ended: () => exit,
    says: (pattern) =>
      new Promise((found, fail) => {
        const look = () => {
          const match = pattern.exec(text)
          if (match) found(match)
        }
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        look()
        exit.then(() => fail(new Error(`It ended and never said ${pattern}:\n${text}`)))
      }),
  }
}

const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>

/** The server in one file, as `npm run build:server` makes it. */
export async function serverFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'server.cjs')
  const [, ...args] = (scripts['build:server'] ?? '').split(' ')
  const given = args.map((arg) => (arg.startsWith('--outfile=') ? `--outfile=${file}` : arg))
  execFileSync('node_modules/.bin/esbuild', given, { stdio: 'pipe' })
  return file
}
