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
  'changing an input calls for a new build, and what the build itself writes does not',
  inTurn(
    [
      ...['.env', '.env.local', '.env.production', '.env.production.local', 'content/words.ts', 'next.config.ts'],
      'public/pictures/chair.svg',
    ],
    async (file) => {
      const folder = await temporaryFolder()
      for (const room of ['content', 'public/pictures']) mkdirSync(join(folder, room), { recursive: true })
      const before = markOf(folder)
      writeFileSync(join(folder, file), 'changed')
      expect(markOf(folder) === before).toBe(file.startsWith('public/'))
    },
  ),
)
