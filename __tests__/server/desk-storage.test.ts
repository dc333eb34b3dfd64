/** @jest-environment node */

import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { removeAbandoned } from '@/server/enquiries/durable'
import { openStore } from '@/server/enquiries/storage'
import { formData, furnitureAnswers, picture, sendTo, shipAnswers } from './support/enquiries'
import { halfReceived, keptNames, makeFolder, startTestSite } from './support/site'

describe('a folder that cannot be written to', () => {
  test('is reported at startup and to every sender, and the website is served all the same', async () => {
    const { folder } = await makeFolder()
    const file = join(folder, 'a-file-in-its-place')
    await writeFile(file, 'x')
    const site = await startTestSite({ enquiriesDir: join(file, 'enquiries') })
    expect(site.lines.join()).toContain('Set ENQUIRIES_DIR to another folder.')
    expect((await fetch(`${site.url}/`)).status).toBe(200)

    const photo = picture()
    for (const [form, answers] of [
      ['ship', shipAnswers],
      ['furnitureWorkshop', { ...furnitureAnswers, photo }],
    ] as const) {
      const reply = await sendTo(`${site.url}/f/${form}`, formData(answers))
      expect(reply.status).toBe(500)
      expect(reply.errors).toEqual([{ message: words.notStored }])
    }
    const note = await fetch(`${site.url}/sage-api/autoresponder.php`, {
      method: 'POST',
      body: formData({ email: 'rose@example.org' }),
    })
    expect([note.status, ((await note.json()) as { status: string }).status]).toEqual([429, 'error'])
    await site.close()
    await rm(folder, { recursive: true })
  })

  test('tells the sender nothing about the computer', async () => {
    const { folder } = await makeFolder()
    const site = await startTestSite({ enquiriesDir: join(folder, 'out', 'index.html', 'no-folder') })
    const reply = await sendTo(`${site.url}/f/ship`, formData(shipAnswers))
    expect(JSON.stringify(reply)).not.toMatch(/ENOTDIR|index\.html|tmp/)
    expect(site.lines.join()).toContain('ENOTDIR')
    await site.close()
    await rm(folder, { recursive: true })
  })

  test('takes enquiries again once it can be', async () => {
    const site = await startTestSite()
    await rm(site.enquiriesDir, { recursive: true })
    await writeFile(site.enquiriesDir, 'x')
    expect((await sendTo(`${site.url}/f/ship`, formData(shipAnswers))).status).toBe(500)
    await rm(site.enquiriesDir)
    expect((await sendTo(`${site.url}/f/ship`, formData(shipAnswers))).status).toBe(200)
    await site.close()
  })
})

describe('an enquiry that fails halfway', () => {
  test('leaves nothing behind if the picture was written but the answers cannot be', async () => {
    const { folder, enquiriesDir } = await makeFolder()
    const draft = openStore(enquiriesDir).draft()
    const photo = await draft.openPhoto('photo')
    await photo.writeFile('picture')
    await photo.close()
    const [home = ''] = await halfReceived(enquiriesDir)
    await mkdir(join(enquiriesDir, '.incoming', home, 'enquiry.json'))
    await expect(draft.keep('ship', { answers: shipAnswers })).rejects.toThrow('EEXIST')
    expect(await keptNames(enquiriesDir)).toEqual([])
    await draft.discard()
    expect(await halfReceived(enquiriesDir)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

describe('leftovers', () => {
  /** Higher than any process id on Linux, macOS or Windows. */
  const deadProcess = 2 ** 31 - 2

  test('of a dead server are removed, even with our process id; of a running one, only old ones', async () => {
    const { folder, enquiriesDir } = await makeFolder()
    const incoming = join(enquiriesDir, '.incoming')
    for (const name of [
      `${deadProcess}-a`,
      `${process.ppid}-fresh`,
      `${process.ppid}-old`,
      `${process.pid}-ours`,
      'strange',
    ]) {
      await mkdir(join(incoming, name), { recursive: true })
      await writeFile(join(incoming, name, 'photo.part'), 'half')
    }
    const twoHoursAgo = Date.now() / 1000 - 7200
    await utimes(join(incoming, `${process.ppid}-old`), twoHoursAgo, twoHoursAgo)
    expect(await removeAbandoned(enquiriesDir)).toBe(4)
    expect(await halfReceived(enquiriesDir)).toEqual([`${process.ppid}-fresh`])
    await rm(folder, { recursive: true })
  })

  test('are none if there is no folder', async () => {
    expect(await removeAbandoned('/nowhere/at/all')).toBe(0)
  })
})
