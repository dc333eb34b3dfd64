/** @jest-environment node */

import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { sweepLeftovers } from '@/server/desk/leftovers'
import { openStore } from '@/server/desk/store'
import { formData, furnitureAnswers, picture, sendTo, shipAnswers } from './support/enquiries'
import { halfReceived, keptNames, makeFolder, startTestSite } from './support/site'

describe('a folder that cannot be written to', () => {
  test('is told at the start and to every sender, and the website is served all the same', async () => {
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

  test('tells nothing about the computer to the sender', async () => {
    const { folder } = await makeFolder()
    const site = await startTestSite({ enquiriesDir: join(folder, 'out', 'index.html', 'no-folder') })
    const reply = await sendTo(`${site.url}/f/ship`, formData(shipAnswers))
    expect(JSON.stringify(reply)).not.toMatch(/ENOTDIR|index\.html|tmp/)
    expect(site.lines.join()).toContain('ENOTDIR')
    await site.close()
    await rm(folder, { recursive: true })
  })

  test('that comes back takes enquiries again', async () => {
    const site = await startTestSite()
    await rm(site.enquiriesDir, { recursive: true })
    await writeFile(site.enquiriesDir, 'x')
    expect((await sendTo(`${site.url}/f/ship`, formData(shipAnswers))).status).toBe(500)
    await rm(site.enquiriesDir)
    expect((await sendTo(`${site.url}/f/ship`, formData(shipAnswers))).status).toBe(200)
    await site.close()
  })
})

describe('what fails half way', () => {
  test('leaves nothing behind when the answers cannot be written after the picture was', async () => {
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
  /** More than any process id of Linux, macOS or Windows. */
  const deadProcess = 2 ** 31 - 2

  test('of a server that is gone are removed, also one that had our own process id in the same container; of one that still runs they are not, unless they are old', async () => {
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
    expect(await sweepLeftovers(enquiriesDir)).toBe(4)
    expect(await halfReceived(enquiriesDir)).toEqual([`${process.ppid}-fresh`])
    await rm(folder, { recursive: true })
  })

  test('are none where no folder is', async () => {
    expect(await sweepLeftovers('/nowhere/at/all')).toBe(0)
  })
})
