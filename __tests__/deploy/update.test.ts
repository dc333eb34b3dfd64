/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../scripts/temporary-folder'

jest.setTimeout(60_000)

/** Builds a page that names its version, and a script whose name changes with it; breaks off for the version 'broken'. */
const npm = `#!/bin/sh
version=$(cat version)
case "$*" in
  'run build')
    rm -rf out && mkdir -p out/_next/static out/pictures && echo "$version" > out/index.html
    [ "$version" != broken ] || exit 1
    echo "$version" > deploy/_headers
    touch "out/_next/static/$version.js" "out/pictures/$version.svg" ;;
  'run build:server') mkdir -p .cache && echo "$version" > .cache/server.cjs ;;
esac
`

/** A server's folder with a source that can be pulled, and stand-ins for npm and the clock. */
async function serverFolder() {
  const folder = await temporaryFolder()
  const [bin, upstream, home] = ['bin', 'upstream', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const settings = { PATH: `${bin}:${process.env.PATH}`, HOME: folder } as unknown as NodeJS.ProcessEnv
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, env: settings, encoding: 'utf8', stdio: 'pipe' })
  const git = (...args: string[]) =>
    run(upstream, 'git', '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args)
  let second = 10
  const say = (name: string, text: string) => {
    writeFileSync(join(bin, name), text)
    chmodSync(join(bin, name), 0o755)
  }
  for (const place of [bin, upstream, home]) mkdirSync(place)
  say('npm', npm)
  git('init', '--quiet')
  cpSync('deploy/update.sh', join(upstream, 'deploy/update.sh'), { recursive: true })
  writeFileSync(join(upstream, 'deploy/_headers'), '')
  const commit = (version: string) => {
    writeFileSync(join(upstream, 'version'), version)
    git('add', '--all')
    git('commit', '--quiet', '--message', version)
  }
  commit('first')
  run(home, 'git', 'clone', '--quiet', upstream, 'source')
  const update = (...args: string[]) => {
    second += 1
    say('date', `#!/bin/sh\necho 2026-01-01T00-00-${second}\n`)
    return run(folder, 'sh', join(home, 'source/deploy/update.sh'), ...args)
  }
  return { home, commit, update }
}

const shown = (home: string) => readFileSync(join(home, 'current/out/index.html'), 'utf8').trim()

function trials(): void {
  test('the newest version is built and served, with the server that belongs to it', async () => {
    const { home, commit, update } = await serverFolder()
    update()
    expect(shown(home)).toBe('first')
    commit('second')
    update()
    expect(shown(home)).toBe('second')
    expect(readFileSync(join(home, 'current/server.cjs'), 'utf8').trim()).toBe('second')
  })

  test('a page that is open while the version changes still finds its files', async () => {
    const { home, commit, update } = await serverFolder()
    for (const version of ['second', 'third']) {
      update()
      commit(version)
    }
    update()
    expect(shown(home)).toBe('third')
    for (const file of ['_next/static/first.js', '_next/static/second.js', 'pictures/first.svg']) {
      expect([file, existsSync(join(home, 'current/out', file))]).toEqual([file, true])
    }
  })

  test('one command leads back to the version before, and says so when there is none', async () => {
    const { home, commit, update } = await serverFolder()
    update()
    commit('second')
    update()
    update('back')
    expect(shown(home)).toBe('first')
    expect(() => update('back')).toThrow('There is no version before this one.')
    expect(shown(home)).toBe('first')
  })

  test('a build that breaks off changes nothing of what is served', async () => {
    const { home, commit, update } = await serverFolder()
    update()
    const served = readlinkSync(join(home, 'current'))
    commit('broken')
    expect(() => update()).toThrow()
    expect([readlinkSync(join(home, 'current')), shown(home)]).toEqual([served, 'first'])
    expect(readdirSync(join(home, 'releases'))).toHaveLength(1)
  })

  test('the settings of the server are those that the site is built with', async () => {
    const { home, update } = await serverFolder()
    writeFileSync(join(home, 'settings'), 'NEXT_PUBLIC_SITE_URL=https://www.example.org\n')
    update()
    expect(readFileSync(join(home, 'source/.env.local'), 'utf8')).toContain('https://www.example.org')
  })
}

if (process.platform === 'linux') describe('deploy/update.sh', trials)
else test('this is no Linux, so deploy/update.sh was not tried', () => {})
