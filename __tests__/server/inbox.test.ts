/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { fullName, zipCode } from '@/content/forms/fields'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { ask } from './support/raw'
import { keptNames, sitesOfEachTest, type TestSite } from './support/site'

const start = sitesOfEachTest()
let site: TestSite
beforeEach(async () => {
  site = await start()
})

const inbox = () => site.inboxUrl ?? ''
const read = async (more = '') => (await fetch(inbox() + more)).text()
const send = (fullName: string) => sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, fullName }))
const sendPhoto = (answers: Record<string, string>, photo: File) =>
  sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, ...answers, photo }))
const headings = (html: string) =>
  [...html.matchAll(new RegExp(`<dt>${fullName.label}</dt><dd>([^<]*)<`, 'g'))].map(([, name]) => name)

function place(day: string, fullName: string, { raw, index = 0 }: { raw?: string; index?: number } = {}): string {
  const folder = `${day}T12-00-00.000Z_ship_${index.toString(16).padStart(12, '0')}`
  mkdirSync(join(site.enquiriesDir, folder))
  const enquiry = { received: `${day}T12:00:00.000Z`, form: 'ship', fields: { ...shipAnswers, fullName } }
  writeFileSync(join(site.enquiriesDir, folder, 'enquiry.json'), raw ?? JSON.stringify(enquiry))
  return folder
}

describe('the inbox', () => {
  test('says when nothing has arrived, and shows every answer under its question, newest first', async () => {
    expect(await read()).toContain(words.inboxEmpty(''))
    await send('First Person')
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, fullName: 'Second Person' }))
    const html = await read()
    expect(html).toContain(words.inboxCount(2, 1, 1))
    expect(headings(html)).toEqual(['Second Person', 'First Person'])
    expect(html).toContain(`<dt>${zipCode.label}</dt><dd>${shipAnswers.zipCode}</dd>`)
    expect(Object.values(furnitureAnswers).filter((answer, index) => index > 0 && !html.includes(answer))).toEqual([])
  })

  test('shows fifty on a page, with links to the older ones and back', async () => {
    const days = Array.from({ length: 51 }, (_, index) =>
      new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    )
    for (const day of days) place(day, day)
    const first = await read()
    expect(headings(first)).toEqual(days.slice(1).reverse())
    const older = new RegExp(`<a href="([^"]+)">${words.inboxOlder}`).exec(first)?.[1] ?? ''
    const second = await (await fetch(site.url + older)).text()
    expect([headings(second), headings(await read('?page=999'))]).toEqual([days.slice(0, 1), days.slice(0, 1)])
    expect(second).toMatch(new RegExp(`<a href="[^"]+">${words.inboxNewer}`))
  })

  test('finds an enquiry by a name in it, ignoring capitals and accents, and nothing by other answers', async () => {
    for (const name of ['Zoë Núñez', 'Rose Alder']) await send(name)
    const found = async (name: string) => headings(await read(`?name=${name}`))
    expect([await found('nunez'), await found('ROSE'), await found(shipAnswers.zipCode)]).toEqual([
      ['Zoë Núñez'],
      ['Rose Alder'],
      [],
    ])
    await send('Rose Birch')
    expect(await found('rose')).toEqual(['Rose Birch', 'Rose Alder'])
    expect(await read('?name=%3Cscript%3E')).toContain('&lt;script&gt;')
  })

  test('shows the photo', async () => {
    await sendPhoto({}, picture('My "chair".png'))
    const address = /<img src="(\/inbox\/[^"]+\/photo)"/.exec(await read())?.[1]
    const { status, headers, body } = await ask(site.url + address)
    expect([status, headers['content-type'], body.equals(png)]).toEqual([200, 'image/png', true])
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('gives an enquiry as text, all of it, even if the page shows only the beginning of a long answer', async () => {
    const additionalInfo = `${'a'.repeat(60_000)} the end`
    await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, additionalInfo }))
    const html = await read()
    expect(html.length).toBeLessThan(20_000)
    const { headers, body } = await ask(site.url + /<a href="([^"]+\/text)" download>/.exec(html)?.[1])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.txt"$/)
    const parts = [`${fullName.label}\nRose Alder\n`, `${zipCode.label}\n${shipAnswers.zipCode}\n`, additionalInfo]
    expect(parts.filter((part) => !body.includes(part))).toEqual([])
  })

  test('moves finished enquiries to the archive and shows the rest', async () => {
    for (const name of ['First Person', 'Second Person']) await send(name)
    const [first = ''] = await keptNames(site.enquiriesDir)
    const html = await read()
    const address = [...html.matchAll(/<form method="post" action="([^"]+)"/g)].at(-1)?.[1] ?? ''
    const { status, headers } = await ask(site.url + address.replaceAll('&amp;', '&'), { method: 'POST' })
    expect([status, headers.location?.startsWith(new URL(inbox()).pathname)]).toEqual([303, true])
    expect([headings(await read()), headings(await read('?name=first'))]).toEqual([['Second Person'], []])
    expect(await readdir(join(site.enquiriesDir, 'archive', first))).toEqual(['enquiry.json'])
    expect((await fetch(inbox())).headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('always shows what people wrote as plain text, and is for no one else’s eyes', async () => {
    const trap = '<script>alert(1)</script><img src=x onerror="alert(1)">'
    await sendPhoto({ repairInfo: trap }, picture(`${trap}.png`))
    const { headers, body } = await ask(inbox())
    const html = body.toString()
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('shows one line for an enquiry with a broken file, along with all the others', async () => {
    await send('Rose Alder')
    mkdirSync(join(site.enquiriesDir, 'holiday pictures'))
    const fields = ['{"received":1,"form":"ship","fields":{}}', '{"received":"x","form":"ship","fields":null}']
    const odd = ['{"received":"x","form":"ship","fields":{"fullName":{"a":1}}}', '{"form":', 'null', '{}']
    const photo = '{"received":"x","form":"ship","fields":{},"photo":{"file":1}}'
    const broken = [...fields, ...odd, photo].map((raw, index) => place('2020-01-01', '', { raw, index }))
    for (const html of [await read(), await read('?name=rose')]) expect(headings(html)).toEqual(['Rose Alder'])
    const html = await read()
    expect(html.split(words.inboxDamaged)).toHaveLength(broken.length + 1)
    expect(html).not.toContain('holiday')
    for (const folder of broken) {
      expect([folder, html.includes(folder), (await ask(`${inbox()}${folder}/text`)).status]).toEqual([
        folder,
        true,
        404,
      ])
    }
  })

  test('gives nothing from elsewhere and archives nothing there, whatever an enquiry claims to be its photo', async () => {
    await writeFile(join(site.folder, 'photo'), 'secret')
    const photo = { file: '../../photo', name: 'x', type: 'text/html', bytes: 1 }
    const claiming = place('2026-01-01', '', {
      raw: JSON.stringify({ received: 'x', form: 'ship', fields: {}, photo }),
    })
    expect((await ask(`${inbox()}${claiming}/photo`)).status).toBe(404)
    for (const folder of ['..%2f..', '%2e%2e', 'holiday', 'archive', '2020-01-01T00-00-00.000Z_ship_0123456789ab']) {
      for (const [what, method] of [
        ['photo', 'GET'],
        ['text', 'GET'],
        ['done', 'POST'],
      ] as const) {
        const { status, body } = await ask(`${inbox()}${folder}/${what}`, { method })
        expect([folder, what, status >= 404, body.includes('secret')]).toEqual([folder, what, true, false])
      }
    }
  })
})

describe('the key of the inbox', () => {
  test('is all that opens it, whatever a proxy sends, and the log says once a minute that someone tries others', async () => {
    await send('Rose Alder')
    const lines = site.lines.length
    const nothing = (await ask(`${site.url}/nothing-here/`)).body
    const others = ['', '/', '/photo', `/${'a'.repeat(32)}`, `/${'a'.repeat(32)}/`, '/%00', `/${'a'.repeat(5000)}/`]
    const localhost = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'localhost' }
    const claims: Record<string, string>[] = [
      {},
      { Host: 'localhost' },
      localhost,
      { Forwarded: 'for=127.0.0.1;host=localhost' },
    ]
    for (const headers of claims) {
      for (const path of others) {
        const { status, body } = await ask(`${site.url}/inbox${path}`, { headers })
        expect([headers, path, status, body.equals(nothing)]).toEqual([headers, path, 404, true])
      }
    }
    expect(site.lines.slice(lines)).toEqual([expect.stringContaining('trying keys')])
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now + 61_000)
    await ask(`${site.url}/inbox/guess/`)
    expect(site.lines.slice(lines)).toHaveLength(2)
    for (const address of [inbox(), inbox().slice(0, -1)]) {
      expect((await ask(address, { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(200)
    }
  })

  test('is made once, can be read only by its owner, still works after a restart, and is replaced if damaged', async () => {
    const path = join(site.enquiriesDir, '.inbox-key')
    expect([(await stat(path)).mode & 0o777, inbox().includes((await readFile(path, 'utf8')).trim())]).toEqual([
      0o600,
      true,
    ])
    const afterRestart = async () => {
      const again = await start({ enquiriesDir: site.enquiriesDir })
      return new URL(again.inboxUrl ?? '').pathname
    }
    expect(await afterRestart()).toBe(new URL(inbox()).pathname)
    await writeFile(path, '\n')
    expect(await afterRestart()).toMatch(/^\/inbox\/[\w-]{32}\/$/)
  })
})
