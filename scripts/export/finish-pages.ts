import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { filesUnder } from '@/scripts/build/files'
import { Problem } from '@/scripts/step'
import { compileHint } from './compile-hint'
import { lateScripts } from './late-scripts'
import { expectOf, type Page, type Transform } from './page'
import { pageData } from './page-data'
import { policy } from './policy'

/** What we do to every page Next exports, in this order. docs/decisions/changed-pages.md says what each is worth. */
const transforms: readonly Transform[] = [lateScripts, compileHint, pageData, policy]

/** With PLAIN=1, pages stay as Next writes them, plus the policy, which hosts and tests count on. */
const plain: readonly Transform[] = [policy]

/** Reads each page of the export once, changes it, and writes it once. The editor at /admin/ is not one of ours. */
export async function finishPages(
  folder = 'out',
  list = process.env.PLAIN === '1' ? plain : transforms,
): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) => /^(?!admin\/).*\.html$/.test(file))
  if (files.length === 0) throw new Problem(`${folder}/ has no pages. Run \`npm run build\`.`)
  for (const name of files) {
    const file = join(folder, name)
    await writeFile(file, await finished({ file, folder, document: parse(await readFile(file, 'utf8')) }, list))
  }
  return `${files.length} pages: ${list.map(({ name }) => name).join(', ')}`
}

const misread =
  'Look for a line break at the start of a <pre> or <textarea>, and for elements that HTML does not allow there.'

async function finished(page: Page, list: readonly Transform[]): Promise<string> {
  for (const { apply } of list) await apply(page)
  const html = serialize(page.document)
  expectOf(page, serialize(parse(html)) === html, 'expected a browser to read exactly what was written', misread)
  return html
}
