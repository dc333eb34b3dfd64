import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { field, openEditor, openForm, save, savedFacts, savedFiles } from '@/e2e/editor'
import { cloneProject, pagesOf, runIn } from './clone'

test('a morning in the office: number, newsletter, trustee, notice, and what the build makes of them', async ({
  page,
}) => {
  test.setTimeout(300_000)
  page.setDefaultTimeout(20_000)
  await openEditor(page)

  await openForm(page, 'Name, telephone, address')
  await field(page, 'Telephone').fill('(973) 467-2020')
  await save(page)

  await openForm(page, 'Newsletters')
  await page.getByRole('button', { name: /^Add .e-newsletter/ }).click()
  await field(page, 'Month or season').fill('Fall')
  await page.getByRole('spinbutton', { name: 'Year' }).first().fill('2026')
  await field(page, 'Address').fill('https://newsletter.example.org/2026-fall')
  await save(page)
  expect((await savedFacts(page, 'newsletters')).newsletters[0]).toMatchObject({ month: 'Fall', year: 2026 })

  await openForm(page, 'Trustees')
  const board = page.getByRole('group', { name: /Board of trustees/ })
  await board.getByRole('button', { name: /^Add .person/ }).click()
  await field(board, 'Name').fill("Pat O'Neil")
  await field(board, 'Seat').fill('Trustee')
  await board.getByRole('button', { name: 'Browse' }).first().click()
  const portrait = sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'sienna' } }).jpeg()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles({ name: 'Pat O Neil.jpg', mimeType: 'image/jpeg', buffer: await portrait.toBuffer() })
  await page.getByRole('option', { name: /pat-o-neil/ }).click()
  await page.getByRole('button', { name: 'Insert' }).click()
  await board.getByRole('button', { name: 'Remove Image' }).waitFor()
  await field(board, 'What the portrait shows').fill('Pat in the garden')
  await save(page)

  expect((await savedFacts(page, 'people')).board[0]).toMatchObject({
    ...{ name: 'Pat O’Neil', portrait: '/images/portraits/pat-o-neil.jpg', portraitShows: 'Pat in the garden' },
  })

  await openForm(page, 'Notice on every page')
  await field(page, 'What it says').fill('Closed on Tuesday because of snow.')
  await page.getByLabel('From', { exact: true }).first().fill('2026-12-02T06:00')
  await page.getByLabel('Until', { exact: true }).first().fill('2026-12-01T06:00')
  const before = await savedFiles(page)
  let reason = ''
  page.once('dialog', (dialog) => {
    reason = dialog.message()
    return dialog.accept()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => reason).toContain('The notice ends before it starts.')
  expect(await savedFiles(page)).toEqual(before)

  const clone = cloneProject()
  try {
    for (const [path, bytes] of Object.entries(before)) {
      mkdirSync(dirname(join(clone, path)), { recursive: true })
      writeFileSync(join(clone, path), Buffer.from(bytes, 'base64'))
    }
    const { status, said: printed } = runIn(clone, 'scripts/build/build.ts')
    expect({ status, printed: status === 0 ? '' : printed }).toEqual({ status: 0, printed: '' })
    const pages = pagesOf(clone)
    expect([...pages].filter(([, html]) => !html.includes('(973) 467-2020')).map(([path]) => path)).toEqual([])
    const said = (path: string, words: string) => [path, words, pages.get(path)?.includes(words)]
    for (const [path, words] of [
      ['trustees/index.html', 'Pat O’Neil'],
      ['trustees/index.html', 'alt="Pat in the garden"'],
      ['news-publications/index.html', 'https://newsletter.example.org/2026-fall'],
    ] as const) {
      expect(said(path, words)).toEqual([path, words, true])
    }
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})
