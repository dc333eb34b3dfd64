/** @jest-environment node */

import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { fullName, zipCode } from '@/content/forms/fields'
import { startSiteServer } from '@/server/site-server'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { ask } from './support/raw'
import { keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

const inbox = () => site.inboxUrl ?? ''
const read = async (more = '') => (await fetch(inbox() + more)).text()
const send = (fullName: string) => sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, fullName }))
const headings = (html: string) =>
  [...html.matchAll(new RegExp(`<dt>${fullName.label}</dt><dd>([^<]*)<`, 'g'))].map(([, name]) => name)

/** Puts an enquiry from an earlier day in the folder. */
async function place(day: string, fullName: string, raw?: string): Promise<string> {
  const folder = `${day}T12-00-00.000Z_ship_0123456789ab`
  await mkdir(join(site.enquiriesDir, folder))
  const fields = { ...shipAnswers, fullName }
  const text = raw ?? JSON.stringify({ received: `${day}T12:00:00.000Z`, form: 'ship', fields })
  await writeFile(join(site.enquiriesDir, folder, 'enquiry.json'), text)
  return folder
}

describe('the inbox', () => {
  test('shows every answer under its question, newest first', async () => {
    await send('First Person')
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, fullName: 'Second Person' }))
    const html = await read()
    expect(html).toContain(words.inboxCount(2, 1, 1))
    expect(html.indexOf('Second Person')).toBeLessThan(html.indexOf('First Person'))
    expect(html).toContain(`<dt>${zipCode.label}</dt><dd>${shipAnswers.zipCode}</dd>`)
    for (const answer of Object.values(furnitureAnswers).slice(1)) expect(html).toContain(answer)
  })

  test('shows fifty on a page, with links to the older ones and back', async () => {
    const days = Array.from({ length: 51 }, (_, index) =>
      new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    )
    for (const day of days) await place(day, `Writer of ${day}`)
    const first = await read()
    expect(headings(first)).toEqual(
      days
        .slice(1)
        .reverse()
        .map((day) => `Writer of ${day}`),
    )
    const older = new RegExp(`<a href="([^"]+)">${words.inboxOlder}`).exec(first)?.[1] ?? ''
    const second = await (await fetch(site.url + older)).text()
    expect(headings(second)).toEqual([`Writer of ${days[0]}`])
    expect(second).toMatch(new RegExp(`<a href="[^"]+">${words.inboxNewer}`))
    expect(headings(await read('?page=999'))).toEqual([`Writer of ${days[0]}`])
  })

  test('finds an enquiry by a name in it, ignoring capitals and accents', async () => {
    for (const name of ['Zoë Núñez', 'Rose Alder']) await send(name)
    expect(headings(await read('?name=nunez'))).toEqual(['Zoë Núñez'])
    expect(headings(await read('?name=ROSE'))).toEqual(['Rose Alder'])
    // What stands in other answers is not searched.
    expect(headings(await read(`?name=${shipAnswers.zipCode}`))).toEqual([])
    expect(await read('?name=%3Cscript%3E')).toContain('&lt;script&gt;')
  })

  test('shows the photo', async () => {
    const photo = picture('My "chair".png')
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, photo }))
    const address = /<img src="(\/inbox\/[^"]+\/photo)"/.exec(await read())?.[1]
    const reply = await ask(site.url + address)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.body.equals(png)).toBe(true)
  })

  test('gives an enquiry as text, all of it, even if the page shows only the beginning of a long answer', async () => {
    const additionalInfo = `${'a'.repeat(60_000)} the end`
    await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, additionalInfo }))
    const html = await read()
    expect(html.length).toBeLessThan(20_000)
    const address = /<a href="([^"]+\/text)" download>/.exec(html)?.[1]
    const reply = await ask(site.url + address)
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.txt"$/)
    for (const text of [
      `${fullName.label}\nRose Alder\n`,
      `${zipCode.label}\n${shipAnswers.zipCode}\n`,
      additionalInfo,
    ]) {
      expect(reply.body.toString()).toContain(text)
    }
  })

  test('moves finished enquiries to the archive and shows the rest', async () => {
    await send('First Person')
    await send('Second Person')
    const [first = ''] = await keptNames(site.enquiriesDir)
    const html = await read()
    const address = [...html.matchAll(/<form method="post" action="([^"]+)"/g)].at(-1)?.[1] ?? ''
    const reply = await fetch(site.url + address.replaceAll('&amp;', '&'), { method: 'POST', redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')?.startsWith(new URL(inbox()).pathname)]).toEqual([303, true])
    expect(headings(await read())).toEqual(['Second Person'])
    expect(await readdir(join(site.enquiriesDir, 'archive', first))).toEqual(['enquiry.json'])
    expect((await fetch(inbox())).headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('says when nothing has arrived', async () => {
    expect(await read()).toContain(words.inboxEmpty(''))
  })

  test('always shows what people wrote as plain text', async () => {
    const trap = '<script>alert(1)</script><img src=x onerror="alert(1)">'
    const photo = picture(`${trap}.png`)
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, repairInfo: trap, photo }))
    const reply = await fetch(inbox())
    const html = await reply.text()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each([
    '{"form":',
    'null',
    '{}',
    '{"received":1,"form":"ship","fields":{}}',
    '{"received":"x","form":"ship","fields":{"fullName":{"a":1}}}',
    '{"received":"x","form":"ship","fields":null}',
    '{"received":"x","form":"ship","fields":{},"photo":{"file":1}}',
  ])('shows one line for an enquiry with a broken file, along with all the others: %s', async (raw) => {
    await send('Rose Alder')
    const broken = await place('2020-01-01', '', raw)
    await mkdir(join(site.enquiriesDir, 'holiday pictures'))
    for (const html of [await read(), await read('?name=rose')]) expect(headings(html)).toEqual(['Rose Alder'])
    const html = await read()
    expect(html).toContain(words.inboxDamaged)
    expect(html).toContain(broken)
    expect(html).not.toContain('holiday')
    expect((await fetch(`${inbox()}${broken}/text`)).status).toBe(404)
  })

  test.each(['..%2f..', '%2e%2e', 'holiday', 'archive', '2020-01-01T00-00-00.000Z_ship_0123456789ab'])(
    'gives nothing from elsewhere, and archives nothing there: %s',
    async (folder) => {
      await writeFile(join(site.folder, 'photo'), 'secret')
      for (const what of ['photo', 'text']) {
        const reply = await ask(`${inbox()}${folder}/${what}`)
        expect(reply.status).toBe(404)
        expect(reply.body.toString()).not.toContain('secret')
      }
      expect((await ask(`${inbox()}${folder}/done`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404)
    },
  )

  test('gives out no file just because an enquiry claims it is its photo', async () => {
    const photo = { file: '../../secret', name: 'x', type: 'text/html', bytes: 1 }
    const folder = await place('2026-01-01', '', JSON.stringify({ received: 'x', form: 'ship', fields: {}, photo }))
    expect((await ask(`${inbox()}${folder}/photo`)).status).toBe(404)
  })
})

describe('without its key, there is no inbox', () => {
  const others = ['', '/', '/photo', `/${'a'.repeat(32)}`, `/${'a'.repeat(32)}/`, '/%00', `/${'a'.repeat(5000)}/`]

  test.each([
    {},
    { Host: 'localhost' },
    { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'localhost' },
    { Forwarded: 'for=127.0.0.1;host=localhost' },
  ])('whatever a proxy sends: %j', async (headers) => {
    await send('Rose Alder')
    const nothing = await ask(`${site.url}/nothing-here/`, { headers: headers as Record<string, string> })
    for (const path of others) {
      const reply = await ask(`${site.url}/inbox${path}`, { headers: headers as Record<string, string> })
      expect([reply.status, reply.body.toString()]).toEqual([404, nothing.body.toString()])
    }
  })

  test('and with it, there is one for whoever has the key', async () => {
    expect((await ask(inbox(), { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(200)
    expect((await ask(inbox().slice(0, -1))).status).toBe(200)
  })

  test('the key is made once, can be read only by its owner, and still works after a restart', async () => {
    const path = join(site.enquiriesDir, '.inbox-key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(inbox()).toContain((await readFile(path, 'utf8')).trim())
    const { outDir, enquiriesDir } = site
    const again = await startSiteServer({ port: 0, host: '127.0.0.1', outDir, enquiriesDir })
    expect(new URL(again.inboxUrl ?? '').pathname).toBe(new URL(inbox()).pathname)
    await again.close()
  })

  test('and a damaged key is replaced', async () => {
    await writeFile(join(site.enquiriesDir, '.inbox-key'), '\n')
    const { outDir, enquiriesDir } = site
    const again = await startSiteServer({ port: 0, host: '127.0.0.1', outDir, enquiriesDir })
    expect(new URL(again.inboxUrl ?? '').pathname).toMatch(/^\/inbox\/[\w-]{32}\/$/)
    await again.close()
  })
})
