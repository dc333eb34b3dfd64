/** @jest-environment node */

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'

const { href } = pathToFileURL(resolve('scripts/cli/local-desk.mjs'))
const program = `import { chooseLocalDesk } from '${href}'; chooseLocalDesk(); process.stdout.write(JSON.stringify(process.env))`

function environmentIn(folder: string, settings: Record<string, string> = {}): Record<string, string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...settings } as NodeJS.ProcessEnv
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options))
}

const hosted = 'NEXT_PUBLIC_FORMS_ENDPOINT=https://formspree.io\nNEXT_PUBLIC_FORMSPREE_PROJECT=2345678901\n'

test(
  'tests use this project’s own desk, whatever a file of settings says',
  inTurn(['.env', '.env.local', '.env.production', '.env.production.local'], async (file) => {
    const folder = await temporaryFolder()
    writeFileSync(join(folder, file), `${hosted}SMTP_URL=smtp://mail.example.org\n`)
    expect(environmentIn(folder)).toMatchObject({
      NEXT_PUBLIC_FORMS_ENDPOINT: '',
      NEXT_PUBLIC_FORMSPREE_PROJECT: '',
      SMTP_URL: '',
    })
  }),
)

test('tests use it whatever the environment says, too; other settings stay as they are, and unset ones stay unset', async () => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, '.env.local'), 'NEXT_PUBLIC_SITE_URL=https://www.example.org\n')
  expect(Object.keys(environmentIn(folder)).filter((name) => /^(NEXT|SMTP|FORMS)_/.test(name))).toEqual([])
  const settings = { NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io' }
  expect(environmentIn(folder, settings).NEXT_PUBLIC_FORMS_ENDPOINT).toBe('')
})
