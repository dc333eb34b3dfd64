import { readdir, readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/**
 * The editor at /admin/ with the facts of this project, kept in the browser's own files instead of at GitHub: its
 * practice backend reads and writes the folder `sveltia-cms-test`.
 */
export async function openEditor(page: Page): Promise<void> {
  await page.route('**/admin/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, backend: { name: 'test-repo' } } })
  })
  const names = await readdir('content/facts')
  const texts = await Promise.all(names.map((name) => readFile(`content/facts/${name}`, 'utf8')))
  await page.goto('/admin/config.json')
  await page.evaluate(putFacts, Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])))
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Work with Test Repository' }).click()
}

async function putFacts(texts: Record<string, string>): Promise<void> {
  let folder = await navigator.storage.getDirectory()
  for (const name of ['sveltia-cms-test', 'content', 'facts']) {
    folder = await folder.getDirectoryHandle(name, { create: true })
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await file.write(text)
    await file.close()
  }
}

/** What the editor has saved: the path of each file, and its bytes as base64. */
export function savedFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {}
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, entry] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
        if (entry.kind === 'directory') await read(entry as FileSystemDirectoryHandle, `${path}${name}/`)
        else {
          const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer())
          found[path + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        }
      }
    }
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test'), '')
    return found
  })
}

export async function savedFacts(page: Page, name: string) {
  const text = (await savedFiles(page))[`content/facts/${name}.json`] ?? ''
  return JSON.parse(Buffer.from(text, 'base64').toString())
}

export async function openForm(page: Page, label: string): Promise<void> {
  await page
    .getByRole('gridcell', { name: label, exact: true })
    .or(page.getByText(label, { exact: true }))
    .first()
    .click()
  await page.getByRole('group', { name: 'Content Editor' }).waitFor()
}

/** Saves, which leads back to the list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' })
}

export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true }).first()
}
