/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFile } from '@/scripts/rehearse/change-file'
import { temporaryFolder } from '../temporary-folder'

let copy: string

beforeEach(async () => {
  copy = await temporaryFolder()
  mkdirSync(join(copy, 'content'))
  writeFileSync(join(copy, 'content/facts.ts'), "export const facts = { phone: '1', fax: '2' }\n")
})

test('the text in a field is replaced, and nothing else', async () => {
  await changeFile(copy, { file: 'content/facts.ts', place: /(fax: )'[^']*'/, words: "$1'3'" })
  expect(readFileSync(join(copy, 'content/facts.ts'), 'utf8')).toBe("export const facts = { phone: '1', fax: '3' }\n")
})

test('a missing place stops the rehearsal with the file and what to do', async () => {
  await expect(changeFile(copy, { file: 'content/facts.ts', place: /pager: /, words: '' })).rejects.toThrow(
    'content/facts.ts has no place like /pager: /. Look how that part of the file is written now, and correct the place in scripts/rehearse/.',
  )
})
