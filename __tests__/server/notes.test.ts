/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { letter, words } from '@/content/desk'
import { officeHours, organization } from '@/content/organization'
import { formData, sendTo, shipAnswers } from './support/enquiries'
import { type MailServer, startMailServer } from './support/mail-server'
import { keptLetters, startTestSite, type TestSite } from './support/site'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function start(smtpUrl?: string): Promise<TestSite> {
  const site = await startTestSite(smtpUrl ? { smtpUrl } : {})
  opened.push(site)
  return site
}

/** Sends an enquiry with this address, which comes before any note. */
async function write(site: TestSite, email: string) {
  expect((await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, email }))).status).toBe(200)
}

async function ask(site: TestSite, email: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${site.url}/sage-api/autoresponder.php`, {
    method: 'POST',
    body: formData({ email }),
    headers,
  })
  return { code: reply.status, ...((await reply.json()) as { status: string; message: string }) }
}

async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options)
  opened.push(server)
  return server
}

async function expectLetter(source: string | Buffer, address: string) {
  const mail = await PostalMime.parse(source)
  expect(mail.from).toEqual({ name: organization.name, address: organization.acknowledgementEmail })
  expect(mail.replyTo?.[0]?.address).toBe(organization.acknowledgementEmail)
  expect(mail.to?.map((to) => to.address)).toEqual([address])
  expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([])
  expect(mail.subject).toBe(letter.subject)
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(organization.phone.printed)
    expect(body).toContain(officeHours)
  }
  expect(mail.html).toContain(`<a href="${organization.phone.href}">`)
}

describe('with a mail server', () => {
  test('the note is handed to it, from the office to the sender of the enquiry', async () => {
    const { url, mails } = await mailServer()
    const site = await start(url)
    await write(site, 'rose@example.org')
    expect(await ask(site, 'rose@example.org')).toMatchObject({ code: 200, status: 'success' })
    expect(mails.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: organization.acknowledgementEmail, to: ['rose@example.org'] },
    ])
    await expectLetter(mails[0]?.text ?? '', 'rose@example.org')
    expect(await keptLetters(site.enquiriesDir)).toEqual([])
  })

  test('that refuses, the page and the log say so, and the failed tries do not count', async () => {
    let isFull = true
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(isFull ? new Error('mailbox full') : null),
    })
    const site = await start(url)
    await write(site, 'rose@example.org')
    for (let round = 0; round < 4; round += 1) {
      expect(await ask(site, 'rose@example.org')).toMatchObject({ code: 502, status: 'error' })
    }
    expect(site.lines.filter((line) => line.includes('A note could not be sent: Error EENVELOPE 550.'))).toHaveLength(4)
    expect(site.lines.join()).not.toMatch(/mailbox full|rose|example\.org/)
    isFull = false
    expect(await ask(site, 'rose@example.org')).toMatchObject({ code: 200, status: 'success' })
  })

  test('that is not there, the page is told so', async () => {
    const site = await start('smtp://127.0.0.1:1')
    await write(site, 'rose@example.org')
    const reply = await ask(site, 'rose@example.org')
    expect(reply).toEqual({ code: 502, status: 'error', message: words.notAcknowledged })
  })
})

describe('without a mail server', () => {
  test('the note is kept next to the enquiries as a file that mail programs open', async () => {
    const site = await start()
    await write(site, 'rose@example.org')
    expect(await ask(site, 'rose@example.org')).toMatchObject({ code: 200, status: 'success' })
    const [name = '', ...others] = await keptLetters(site.enquiriesDir)
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_acknowledgement_[0-9a-f]{12}\.eml$/)
    await expectLetter(await readFile(join(site.enquiriesDir, name)), 'rose@example.org')
  })

  test('the request may be a plain form', async () => {
    const site = await start()
    await write(site, 'rose@example.org')
    const init = { method: 'POST', body: new URLSearchParams({ email: ' rose@example.org ' }) }
    expect((await fetch(`${site.url}/sage-api/autoresponder.php`, init)).status).toBe(200)
  })
})

describe('no one is written to if', () => {
  test.each([
    '',
    'rose',
    'rose@example.org, tom@example.org',
    'rose@example.org\r\nBcc: tom@example.org',
    'rose@example.org\nSubject: Buy',
    '"rose@example.org" <tom@example.org>',
    `${'r'.repeat(250)}@example.org`,
    'rose@example.org\0',
  ])('the address is not one address: %j', async (email) => {
    const site = await start()
    expect(await ask(site, email)).toMatchObject({ code: 422, status: 'error' })
    expect(await keptLetters(site.enquiriesDir)).toEqual([])
  })

  test('two addresses are sent under one name', async () => {
    const site = await start()
    const body = formData({ email: ['rose@example.org', 'tom@example.org'] })
    expect((await fetch(`${site.url}/sage-api/autoresponder.php`, { method: 'POST', body })).status).toBe(422)
    expect(await keptLetters(site.enquiriesDir)).toEqual([])
  })

  test('the request is broken, or is only a GET', async () => {
    const site = await start()
    const url = `${site.url}/sage-api/autoresponder.php`
    const broken = await fetch(url, { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } })
    expect([broken.status, ((await broken.json()) as { status: string }).status]).toEqual([400, 'error'])
    expect((await fetch(url)).status).toBe(405)
  })
})
