/** @jest-environment node */

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'

const { href } = pathToFileURL(resolve('scripts/build/build-inputs.mjs'))
const program = `import { buildMark } from '${href}'; process.stdout.write(buildMark())`

/** The mark of a folder's files, as `npm start` sees it. */
const markOf = (folder: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' })

test('changing an input calls for a new build, and what the build itself writes does not', async () => {
  const folder = await temporaryFolder()
  for (const room of ['content', 'public/pictures']) mkdirSync(join(folder, room), { recursive: true })
  const inputs = [
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
    'content/words.ts',
    'next.config.ts',
  ]
  let mark = markOf(folder)
  for (const file of [...inputs, 'public/pictures/chair.svg']) {
    writeFileSync(join(folder, file), 'changed')
    const now = markOf(folder)
    expect([file, now !== mark]).toEqual([file, inputs.includes(file)])
    mark = now
  }
})
