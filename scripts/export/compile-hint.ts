import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partsOf } from './late-scripts'
import { expectOf, type Page } from './page'

/** To Chrome (since version 136) this first line says: compile all of it. To other browsers it's a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the scripts a page starts with compiled while they arrive, on another thread. Otherwise Chrome compiles each function
 * when it's first called, in the middle of hydration, while the page doesn't answer.
 */
export const compileHint = { name: 'compile hint', apply: hintAtCompiling }

async function hintAtCompiling(page: Page): Promise<void> {
  for (const address of partsOf(page).parts.scripts) {
    const file = join(page.folder, address)
    const script = await readFile(file, 'utf8').catch(() => undefined)
    expectOf(page, script !== undefined, `expected its script ${file}`)
    if (!script.startsWith(hint)) await writeFile(file, hint + script)
  }
}
