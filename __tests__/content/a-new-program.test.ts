/** @jest-environment node */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { changedBy, programRecipe } from '@/scripts/rehearse/program-recipe'
import { temporaryFolder } from '../scripts/temporary-folder'

/** What a build, a type check and the programs' test need from this repository. */
const copied = ['app', 'components', 'console', 'content', 'deploy', 'images', 'scripts', 'server', 'styles']
const alsoCopied = [
  'jest.config.mjs',
  'jest.setup.ts',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.site.json',
  'tsconfig.content.json',
]
const testOfPrograms = '__tests__/content/programs.test.tsx'

const { files, picture, slug } = programRecipe(readFileSync('CONTRIBUTING.md', 'utf8'))

/** Any drawing will do for the new program's picture. */
const drawings = readdirSync('images/programs')
  .filter((name) => name.endsWith('.svg'))
  .map((name) => `images/programs/${name}`)

let copy: string

/** Runs a script in the copy; the returned text begins with 'in order' if it succeeded. */
async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: copy })
  const ended = new Promise<number | null>((end) => child.on('close', end))
  const said = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  return [(await ended) === 0 ? 'in order' : 'FAILED', ...said].join('\n')
}

beforeAll(async () => {
  copy = await temporaryFolder()
  for (const path of [...copied, ...alsoCopied]) cpSync(path, join(copy, path), { recursive: true })
  cpSync('generated', join(copy, 'generated'), { recursive: true })
  for (const path of ['node_modules', '.cache', 'documents']) {
    if (existsSync(path)) symlinkSync(resolve(path), join(copy, path))
  }
  mkdirSync(join(copy, dirname(testOfPrograms)), { recursive: true })
  cpSync(testOfPrograms, join(copy, testOfPrograms))
})

test('the guide takes four files at most', () => {
  const paths = [...files.map(({ path }) => path), picture]
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeLessThanOrEqual(4)
  for (const { path, isChange } of files) expect([path, existsSync(path)]).toEqual([path, isChange])
})

test('a program added the way the guide says shows up everywhere, with nothing else touched', async () => {
  for (const { path, isChange, text } of files) {
    const file = join(copy, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, isChange ? changedBy(text, readFileSync(file, 'utf8')) : text)
  }
  cpSync(drawings[0] ?? '', join(copy, picture))
  for (const step of ['build/pictures.ts', 'build/open-graph.ts', 'checks/check-content.ts']) {
    expect(await run('--import', 'tsx', `scripts/${step}`)).toMatch(/^in order/)
  }
  const [types, report] = await Promise.all([
    run('node_modules/typescript/bin/tsc', '--noEmit'),
    run('node_modules/jest/bin/jest.js', testOfPrograms, '--verbose', '--maxWorkers=1'),
  ])
  expect(types).toMatch(/^in order/)
  expect(report).toMatch(/^in order/)
  expect(report).toContain(`the program ${slug}`)
}, 120_000)
