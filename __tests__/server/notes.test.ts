/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { letter, words } from '@/content/desk'
import { email, fullName } from '@/content/forms/fields'
import { officeHours, organization } from '@/content/organization'
import { medicareShip } from '@/content/programs/medicare-ship'
import { formData, sendTo, shipAnswers } from './support/enquiries'
import { mailServersOfEachTest } from './support/mail-server'
import { until } from './support/raw'
import { keptEnquiries, keptLetters, sitesOfEachTest, type TestSite } from './support/site'

const start = sitesOfEachTest()
const mailServer = mailServersOfEachTest()

const noteAt = ({ url }: TestSite) => `${url}/sage-api/autoresponder.php`
const write = (site: TestSite) => sendTo(`${site.url}/f/ship`, formData(shipAnswers))
async function ask(site: TestSite, ...addresses: string[]) {
  const reply = await fetch(noteAt(site), { method: 'POST', body: formData({ email: addresses }) })
  return { code: reply.status, ...((await reply.json()) as { status: string; message: string }) }
}
const success = { code: 200, status: 'success', message: words.acknowledged }

async function expectLetter(source: string | Buffer) {
  const mail = await PostalMime.parse(source)
  expect(mail.from).toEqual({ name: organization.name, address: organization.acknowledgementEmail })
  expect(mail.replyTo?.[0]?.address).toBe(organization.acknowledgementEmail)
  expect(mail.to?.map(({ address }) => address)).toEqual([shipAnswers.email])
  expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([])
  expect(mail.subject).toBe(letter.subject)
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(organization.phone.printed)
    expect(body).toContain(officeHours)
  }
  expect(mail.html).toContain(`<a href="${organization.phone.href}">`)
}

describe('a note', () => {
  test('is handed to the mail server, from the office to the sender of the enquiry', async () => {
    const { url, mails } = await mailServer()
    const site = await start({ smtpUrl: url })
    await write(site)
    expect(await ask(site, shipAnswers.email)).toEqual(success)
    expect(mails).toMatchObject([{ from: organization.acknowledgementEmail, to: [shipAnswers.email] }])
    await expectLetter(mails[0]?.text ?? '')
    expect(await keptLetters(site.enquiriesDir)).toEqual([])
  })

  test('is kept next to the enquiries without a mail server, as a file that mail programs open', async () => {
    const site = await start()
    await write(site)
    const body = new URLSearchParams({ email: ` ${shipAnswers.email} ` })
    expect((await fetch(noteAt(site), { method: 'POST', body })).status).toBe(200)
    const [name = '', ...others] = await keptLetters(site.enquiriesDir)
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_acknowledgement_[0-9a-f]{12}\.eml$/)
    await expectLetter(await readFile(join(site.enquiriesDir, name)))
  })

  test('that the mail server refuses, or where there is none, fails with a sentence and does not count', async () => {
    let isFull = true
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(isFull ? new Error('mailbox full') : null),
    })
    const failure = { code: 502, status: 'error', message: words.notAcknowledged }
    const gone = await start({ smtpUrl: 'smtp://127.0.0.1:1' })
    await write(gone)
    expect(await ask(gone, shipAnswers.email)).toEqual(failure)
    const site = await start({ smtpUrl: url })
    await write(site)
    for (const _ of [1, 2, 3, 4]) expect(await ask(site, shipAnswers.email)).toEqual(failure)
    expect(site.lines.filter((line) => line.includes('A note could not be sent: Error EENVELOPE 550.'))).toHaveLength(4)
    expect(site.lines.join()).not.toMatch(/mailbox full|rose|example\.org/)
    isFull = false
    expect(await ask(site, shipAnswers.email)).toEqual(success)
  })

  test('goes to one address and nothing else, and only if it is asked for as it should be', async () => {
    const site = await start()
    await write(site)
    const [rose, tom] = [shipAnswers.email, 'tom@example.org']
    const wrong = [
      '',
      'rose',
      `${rose}, ${tom}`,
      `${rose}\r\nBcc: ${tom}`,
      `${rose}\nSubject: Buy`,
      `"${rose}" <${tom}>`,
    ]
    for (const addresses of [
      ...wrong.map((one) => [one]),
      [`${'r'.repeat(250)}@example.org`],
      [`${rose}\0`],
      [rose, tom],
    ]) {
      expect({ addresses, ...(await ask(site, ...addresses)) }).toMatchObject({ addresses, code: 422, status: 'error' })
    }
    const headers = { 'Content-Type': 'multipart/form-data' }
    const broken = await fetch(noteAt(site), { method: 'POST', body: 'x', headers })
    expect([broken.status, await broken.json()]).toEqual([400, { status: 'error', message: words.unreadable }])
    expect((await fetch(noteAt(site))).status).toBe(405)
    expect(await keptLetters(site.enquiriesDir)).toEqual([])
  })
})

describe('a browser without JavaScript', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await start()
  })

  async function post(answers: Record<string, string>, Referer = '') {
    const Accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const init = { method: 'POST', body: formData({ ...shipAnswers, ...answers }), headers: { Accept, Referer } }
    const reply = await fetch(`${site.url}/f/ship`, init)
    return { status: reply.status, headers: reply.headers, html: await reply.text() }
  }

  test('gets a thank-you page with what happens next, the phone number and the way back', async () => {
    const { status, headers, html } = await post({}, `${site.url}/medicare-ship/get-started/`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const parts = [
      '<html lang="en">',
      `<h1>${words.thanks}</h1>`,
      `<h2>${words.whatHappensNext}</h2>`,
      words.next(medicareShip.form.reader),
      `href="${organization.phone.href}">${organization.phone.printed}</a>`,
      `href="/medicare-ship/get-started/">${words.back}</a>`,
    ]
    expect(parts.filter((part) => !html.includes(part))).toEqual([])
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test('is sent to the home page if it did not come from one of our pages, and never to another host', async () => {
    for (const referer of ['https://elsewhere.example/trap/', 'javascript:alert(1)', 'nonsense', '']) {
      const { html } = await post({}, referer)
      expect([referer, html.includes(`<a href="/">${words.home}</a>`), html.includes('elsewhere')]).toEqual([
        referer,
        true,
        false,
      ])
    }
    expect((await post({}, `${site.url}//elsewhere.example/`)).html).toContain('href="/elsewhere.example/"')
  })

  test('gets every problem with its question’s name and the advice to go back, and sees what it sent as text', async () => {
    const { status, html } = await post({ fullName: '', email: 'rose' })
    const parts = [
      `<title>${words.problemTitle}`,
      `<li>${fullName.label}: ${words.required}</li>`,
      `<li>${email.label}: ${words.email}</li>`,
      words.goBack,
      organization.phone.printed,
    ]
    expect([status, parts.filter((part) => !html.includes(part))]).toEqual([422, []])
    const trap = '<script>alert(1)</script>'
    expect((await post({ [trap]: 'x' })).html.match(/.lt;script.*?script.gt;|<script/g)).toEqual([
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ])
    expect(await keptEnquiries(site.enquiriesDir)).toEqual([])
  })

  test('gets a page that loads nothing and runs nothing', async () => {
    const { headers, html } = await post({})
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+'/)
    expect([policy?.includes('unsafe'), headers.get('x-robots-tag')]).toEqual([false, 'noindex'])
    expect(html).not.toMatch(/<script|<link|<img|src=/)
  })

  test('is sent the note by the desk, since no script can ask for it; whoever has one asks', async () => {
    await write(site)
    await post({ email: 'tom@example.org' })
    await until(async () => (await keptLetters(site.enquiriesDir)).length === 1)
    const [name = ''] = await keptLetters(site.enquiriesDir)
    expect(await readFile(join(site.enquiriesDir, name), 'latin1')).toContain('To: tom@example.org')
  })
})
