/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { words } from '@/content/desk'
import { formName, forms } from '@/content/forms'
import { organization } from '@/content/organization'
import { limits } from '@/server/enquiries/limits'
import { archiveEnquiry } from '@/server/enquiries/stored-enquiries'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { type MailServer, startMailServer } from './support/mail-server'
import { until } from './support/raw'
import { keptLetters, keptNames, startTestSite, type TestSite } from './support/site'

const office = 'office@example.org'
const noMailServer = 'smtp://127.0.0.1:1'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options)
  opened.push(server)
  return server
}

async function start(options: Parameters<typeof startTestSite>[0]): Promise<TestSite> {
  const site = await startTestSite({ officeEmail: office, ...options })
  opened.push(site)
  return site
}

async function send(site: TestSite, form: string, answers: Parameters<typeof formData>[0]) {
  expect((await sendTo(`${site.url}/f/${form}`, formData(answers))).status).toBe(200)
}

/** Whether an enquiry is still waiting to be mailed, going by the mark in its folder. */
async function isWaiting(enquiriesDir: string): Promise<boolean> {
  const files = await Promise.all((await keptNames(enquiriesDir)).map((name) => readdir(join(enquiriesDir, name))))
  return files.flat().includes('.for-the-office')
}

test('the office gets each enquiry by email, with questions and answers, and replies go to the sender', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ smtpUrl: url })
  await send(site, 'ship', { ...shipAnswers, additionalInfo: 'My mother,\nwho is 92' })
  await until(async () => mails.length === 1 && !(await isWaiting(site.enquiriesDir)))
  expect(mails[0]).toMatchObject({ from: organization.acknowledgementEmail, to: [office] })
  const mail = await PostalMime.parse(mails[0]?.text ?? '')
  const form = forms.get('ship')
  expect(mail.subject).toBe(words.officeSubject(form ? formName(form) : '', shipAnswers.fullName))
  expect(mail.replyTo).toEqual([{ name: shipAnswers.fullName, address: shipAnswers.email }])
  for (const [name, answer] of Object.entries({ ...shipAnswers, additionalInfo: 'My mother,\nwho is 92' })) {
    expect(mail.text).toContain(`${form?.fields.find(({ id }) => id === name)?.label}\n${answer}`)
  }
  expect(mail.attachments).toEqual([])
})

test('a photo is attached', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ smtpUrl: url })
  await send(site, 'furnitureWorkshop', { ...furnitureAnswers, photo: picture('../chair.png') })
  await until(async () => mails.length === 1)
  const { attachments } = await PostalMime.parse(mails[0]?.text ?? '')
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([['photo.png', 'image/png']])
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(png)).toBe(true)
})

test('a photo that is too large for email stays in the inbox, and the email says so', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ smtpUrl: url })
  const large = Buffer.concat([png, Buffer.alloc(limits.mailedPhotoBytes)])
  await send(site, 'furnitureWorkshop', { ...furnitureAnswers, photo: picture('chair.png', large) })
  await until(async () => mails.length === 1)
  const mail = await PostalMime.parse(mails[0]?.text ?? '')
  expect([mail.attachments, mail.text?.includes(words.officePhotoIsLarge)]).toEqual([[], true])
})

test('a name cannot add lines to the email’s headers', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ smtpUrl: url })
  await send(site, 'ship', { ...shipAnswers, fullName: 'Rose\r\nBcc: tom@example.org\r\n\r\nBuy' })
  await until(async () => mails.length === 1)
  const mail = await PostalMime.parse(mails[0]?.text ?? '')
  expect([mail.bcc, mails[0]?.to, mail.subject]).toEqual([undefined, [office], expect.stringContaining('Rose Bcc:')])
})

test('what the mail server does not take is sent later, and the log names no one', async () => {
  let isFull = true
  const { url, mails } = await mailServer({
    onRcptTo: (_address, _session, done) => done(isFull ? new Error('mailbox of rose is full') : null),
  })
  const site = await start({ smtpUrl: url, patience: { officeMail: 50 } })
  await send(site, 'ship', shipAnswers)
  await until(async () => site.lines.filter((line) => line.includes('could not be mailed')).length >= 2)
  expect(site.lines.join()).not.toMatch(/rose|alder|example\.org|mailbox/i)
  isFull = false
  await until(async () => mails.length === 1 && !(await isWaiting(site.enquiriesDir)))
})

test('an email the mail server refuses does not hold up the next', async () => {
  let asked = 0
  const { url, mails } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      asked += 1
      done(asked === 1 ? new Error('no') : null)
    },
  })
  const site = await start({ smtpUrl: url })
  await send(site, 'ship', shipAnswers)
  await send(site, 'ship', { ...shipAnswers, fullName: 'Tom Birch' })
  await until(async () => mails.length === 1)
  expect(mails[0]?.text).toContain('Tom Birch')
  expect(await isWaiting(site.enquiriesDir)).toBe(true)
})

test('what was not sent before the server stopped is sent after it starts', async () => {
  const site = await start({ smtpUrl: noMailServer })
  await send(site, 'ship', shipAnswers)
  await until(async () => site.lines.some((line) => line.includes('could not be mailed')))
  const { url, mails } = await mailServer()
  await start({ smtpUrl: url, enquiriesDir: site.enquiriesDir })
  await until(async () => mails.length === 1)
})

test('what the office has already moved to the archive is not sent to it', async () => {
  const site = await start({ smtpUrl: noMailServer, patience: { officeMail: 3_600_000 } })
  await send(site, 'ship', shipAnswers)
  await until(async () => site.lines.some((line) => line.includes('could not be mailed')))
  const [folder = ''] = await keptNames(site.enquiriesDir)
  expect(await archiveEnquiry(site.enquiriesDir, folder)).toBe(true)
  const { url, mails } = await mailServer()
  const next = await start({ smtpUrl: url, enquiriesDir: site.enquiriesDir })
  await send(next, 'ship', { ...shipAnswers, fullName: 'Tom Birch' })
  await until(async () => mails.length > 0)
  expect(mails.map(({ text }) => text.includes('Tom Birch'))).toEqual([true])
})

test('a visitor does not wait for the mail server', async () => {
  const letIn: (() => void)[] = []
  const { url, mails } = await mailServer({ onConnect: (_session, done) => letIn.push(done) })
  const site = await start({ smtpUrl: url })
  await send(site, 'ship', shipAnswers)
  await until(async () => letIn.length > 0)
  expect(await isWaiting(site.enquiriesDir)).toBe(true)
  for (const open of letIn) open()
  await until(async () => mails.length === 1)
})

test.each([
  ['an address of the office', (smtpUrl: string) => ({ smtpUrl })],
  ['a mail server', () => ({ officeEmail: office })],
])('without %s nothing is mailed to the office, and nothing waits', async (_what, settings) => {
  const { url, mails } = await mailServer()
  const site = await startTestSite(settings(url))
  await send(site, 'ship', shipAnswers)
  expect([await keptLetters(site.enquiriesDir), await isWaiting(site.enquiriesDir)]).toEqual([[], false])
  await site.close()
  expect(mails).toEqual([])
})
