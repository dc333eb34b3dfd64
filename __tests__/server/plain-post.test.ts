/** @jest-environment node */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { email, fullName } from '@/content/forms/fields'
import { organization } from '@/content/organization'
import { medicareShip } from '@/content/programs/medicare-ship'
import { formData, shipAnswers } from './support/enquiries'
import { until } from './support/raw'
import { keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

async function post(answers: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: formData(answers), headers: { Accept: browserAccept, ...headers } }
  const reply = await fetch(`${site.url}/f/ship`, init)
  return { status: reply.status, headers: reply.headers, html: await reply.text() }
}

describe('a browser without JavaScript', () => {
  test('gets a thank-you page with what happens next, the phone number and the way back', async () => {
    const { status, headers, html } = await post(shipAnswers, { Referer: `${site.url}/medicare-ship/get-started/` })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(`<h1>${words.thanks}</h1>`)
    expect(html).toContain(`<h2>${words.whatHappensNext}</h2>`)
    expect(html).toContain(words.next(medicareShip.form.reader))
    expect(html).toContain(`href="${organization.phone.href}">${organization.phone.printed}</a>`)
    expect(html).toContain(`href="/medicare-ship/get-started/">${words.back}</a>`)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test.each(['https://elsewhere.example/trap/', 'javascript:alert(1)', 'nonsense', ''])(
    'is sent to the home page if it did not come from one of our pages: %s',
    async (Referer) => {
      const { html } = await post(shipAnswers, { Referer })
      expect(html).toContain(`<a href="/">${words.home}</a>`)
      expect(html).not.toContain('elsewhere')
    },
  )

  test('is never sent to another host by two slashes', async () => {
    const { html } = await post(shipAnswers, { Referer: `${site.url}//elsewhere.example/` })
    expect(html).toContain('href="/elsewhere.example/"')
  })

  test('gets every problem with its question’s name, and the advice to go back', async () => {
    const { status, html } = await post({ ...shipAnswers, fullName: '', email: 'rose' })
    expect(status).toBe(422)
    expect(html).toContain(`<title>${words.problemTitle}`)
    expect(html).toContain(`<li>${fullName.label}: ${words.required}</li>`)
    expect(html).toContain(`<li>${email.label}: ${words.email}</li>`)
    expect(html).toContain(words.goBack)
    expect(html).toContain(organization.phone.printed)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test('sees what it sent as text and never as part of the page', async () => {
    const { html } = await post({ ...shipAnswers, '<script>alert(1)</script>': 'x' })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('gets a page that loads nothing and runs nothing', async () => {
    const { headers, html } = await post(shipAnswers)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/=]+'/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(html).not.toMatch(/<script|<link|<img|src=/)
  })

  test('is sent the acknowledgement by the desk, since no script can ask for it', async () => {
    await post(shipAnswers)
    const letters = async () => (await keptNames(site.enquiriesDir)).filter((name) => name.endsWith('.eml'))
    await until(async () => (await letters()).length === 1)
    const [letter = ''] = await letters()
    expect(await readFile(join(site.enquiriesDir, letter), 'latin1')).toContain('To: rose@example.org')
  })
})

test("a page's own script does not have the acknowledgement sent twice", async () => {
  await fetch(`${site.url}/f/ship`, {
    method: 'POST',
    body: formData(shipAnswers),
    headers: { Accept: 'application/json' },
  })
  await post({ ...shipAnswers, email: 'tom@example.org' })
  const letters = async () => (await keptNames(site.enquiriesDir)).filter((name) => name.endsWith('.eml'))
  await until(async () => (await letters()).length === 1)
  const [letter = ''] = await letters()
  expect(await readFile(join(site.enquiriesDir, letter), 'latin1')).toContain('To: tom@example.org')
})
