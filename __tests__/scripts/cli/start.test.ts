/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'

const finish = `import { buildMark } from './scripts/build/build-inputs.mjs'
import { writeFileSync } from 'node:fs'
writeFileSync('out/.build.json', buildMark())`

/** A project whose build and server only say they were started. */
async function project(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['scripts/cli', 'scripts/build/build-inputs.mjs'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const files = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'scripts/build/build.ts': "console.log('built')",
    'server/main.ts': "console.log('listens')",
    'admin/main.ts': '',
    'content/words.ts': '',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  // As old as can be, so nothing is installed.
  utimesSync(join(folder, 'package-lock.json'), 0, 0)
  return folder
}

function start(folder: string): string[] {
  const printed = execFileSync(process.execPath, ['scripts/cli/start.mjs'], { cwd: folder, encoding: 'utf8' })
  return printed.split('\n').filter((line) => /^(built|listens)$/.test(line))
}

test('npm start builds the site before it listens if there is none, or only half of one', async () => {
  const folder = await project()
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'out/index.html'), '')
  expect(start(folder)).toEqual(['built', 'listens'])
})

test('npm start listens at once if the site was built from what is here, and builds it again after a change', async () => {
  const folder = await project()
  mkdirSync(join(folder, 'out'))
  execFileSync(process.execPath, ['--input-type=module', '-e', finish], { cwd: folder })
  expect(start(folder)).toEqual(['listens'])
  for (const file of ['content/words.ts', 'admin/main.ts', 'server/main.ts']) {
    execFileSync(process.execPath, ['--input-type=module', '-e', finish], { cwd: folder })
    appendFileSync(join(folder, file), '// changed')
    expect([file, ...start(folder)]).toEqual([file, 'built', 'listens'])
  }
})
