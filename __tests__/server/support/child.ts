import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Child = {
  process: ChildProcess
  /** Everything it has printed so far. */
  printed(): string
  /** Waits until it has printed something that matches, and returns the match; fails if it ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Waits for it to end. */
  ended(): Promise<{ code: number | null; signal: string | null }>
}

/** Starts what `npm start` starts after the build, in its own folder. */
export function startMain(folder: string, settings: Record<string, string> = {}): Child {
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/esm/index.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, resolve('server/main.ts')], {
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
