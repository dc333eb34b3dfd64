/** @jest-environment node */

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'

const { href } = pathToFileURL(resolve('scripts/build/build-inputs.mjs'))
const program = `import { buildMark } from '${href}'; process.stdout.write(buildMark())`

/** The mark of a folder's files, as `npm start` sees it. */
const markOf = (folder: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' })

test(
  'changing an input calls for a new build',
  inTurn(
    ['.env', '.env.local', '.env.production', '.env.production.local', 'content/words.ts', 'next.config.ts'],
    async (file) => {
      const folder = await temporaryFolder()
      mkdirSync(join(folder, 'content'))
      const before = markOf(folder)
      expect(markOf(folder)).toBe(before)
      writeFileSync(join(folder, file), 'changed')
      expect(markOf(folder)).not.toBe(before)
    },
  ),
)

test('what the build itself writes does not call for one', async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'public/pictures'), { recursive: true })
  const before = markOf(folder)
  writeFileSync(join(folder, 'public/pictures/chair.svg'), '<svg/>')
  expect(markOf(folder)).toBe(before)
})
