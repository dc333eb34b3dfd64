import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { portOf } from '../../server/listen'

/** The result of one drill. */
export type Outcome = { figures: string; isPassed: boolean }

/** A separate server, run the way `npm start` does, on this computer only. */
export type TrialSite = {
  url: string
  process: ChildProcess
  printed(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Does something in a folder with a small finished website, and removes it afterward. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'))
  try {
    await mkdir(join(folder, 'out/homecare'), { recursive: true })
    const page = `<!doctype html><title>Page</title>${'<p>Home care by neighbors who come when they said.</p>'.repeat(1000)}`
    for (const name of ['index.html', 'homecare/index.html', '404.html'])
      await writeFile(join(folder, 'out', name), page)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the server and waits until it is ready. */
export async function startTrialSite(folder: string, settings: Record<string, string>): Promise<TrialSite> {
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/esm/index.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, resolve('server/main.ts')], {
    cwd: folder,
    // Next's types require more in an environment than a process needs.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const end = once(child, 'close')
  const url = await new Promise<string>((ready, fail) => {
    const collect = (data: Buffer) => {
      text += data.toString()
      const found = /Open (http:\S+)\//.exec(text)?.[1]
      if (found) ready(found)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    end.then(() => fail(new Error(`The server did not start: ${text}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await end
  }
  return { url, process: child, printed: () => text, stop }
}

/** A port on this computer that's free right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((closed) => server.close(closed))
  return port
}
