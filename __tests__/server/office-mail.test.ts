/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { words } from '@/content/desk'
import { organization } from '@/content/organization'
import { formName, forms } from '@/lib/forms/forms'
import { limits } from '@/server/enquiries/limits'
import { archiveEnquiry } from '@/server/enquiries/stored-enquiries'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { mailServersOfEachTest } from './support/mail-server'
import { until } from './support/raw'
import { keptLetters, keptNames, sitesOfEachTest, type TestSite } from './support/site'

const officeEmail = 'office@example.org'
const noMailServer = 'smtp://127.0.0.1:1'

const start = sitesOfEachTest()
const mailServer = mailServersOfEachTest()

async function send(site: TestSite, form: string, answers: Parameters<typeof formData>[0]) {
  expect((await sendTo(`${site.url}/f/${form}`, formData(answers))).status).toBe(200)
}

async function isWaiting(enquiriesDir: string): Promise<boolean> {
  const files = await Promise.all((await keptNames(enquiriesDir)).map((name) => readdir(join(enquiriesDir, name))))
  return files.flat().includes('.for-the-office')
}

test('the office gets each enquiry by email, with questions and answers, and replies go to the sender', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ officeEmail, smtpUrl: url })
  const answers = { ...shipAnswers, additionalInfo: 'My mother,\nwho is 92' }
  await send(site, 'ship', answers)
  await until(async () => mails.length === 1 && !(await isWaiting(site.enquiriesDir)))
  expect(mails[0]).toMatchObject({ from: organization.acknowledgementEmail, to: [officeEmail] })
  const mail = await PostalMime.parse(mails[0]?.text ?? '')
  const form = forms.get('ship')
  expect(mail.subject).toBe(words.officeSubject(form ? formName(form) : '', shipAnswers.fullName))
  expect(mail.replyTo).toEqual([{ name: shipAnswers.fullName, address: shipAnswers.email }])
  for (const [name, answer] of Object.entries(answers)) {
    expect(mail.text).toContain(`${form?.fields.find(({ id }) => id === name)?.label}\n${answer}`)
  }
  expect(mail.attachments).toEqual([])
})

test('a photo is attached, unless it is too large for email: then it stays in the inbox, and the email says so', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ officeEmail, smtpUrl: url })
  const large = Buffer.concat([png, Buffer.alloc(limits.mailedPhotoBytes)])
  await send(site, 'furnitureWorkshop', { ...furnitureAnswers, photo: picture('../chair.png') })
  await send(site, 'furnitureWorkshop', { ...furnitureAnswers, photo: picture('chair.png', large) })
  await until(async () => mails.length === 2)
  const [first, second] = await Promise.all(mails.map(({ text }) => PostalMime.parse(text)))
  expect(first?.attachments).toMatchObject([{ filename: 'photo.png', mimeType: 'image/png' }])
  expect(Buffer.from(first?.attachments[0]?.content as ArrayBuffer).equals(png)).toBe(true)
  expect([second?.attachments, second?.text?.includes(words.officePhotoIsLarge)]).toEqual([[], true])
})

test('a name cannot add lines to the email’s headers', async () => {
  const { url, mails } = await mailServer()
  const site = await start({ officeEmail, smtpUrl: url })
  await send(site, 'ship', { ...shipAnswers, fullName: 'Rose\r\nBcc: tom@example.org\r\n\r\nBuy' })
  await until(async () => mails.length === 1)
  const mail = await PostalMime.parse(mails[0]?.text ?? '')
  expect([mail.bcc, mails[0]?.to, mail.subject]).toEqual([
    undefined,
    [officeEmail],
    expect.stringContaining('Rose Bcc:'),
  ])
})

test('what the mail server does not take holds up nothing and is sent later, and the log names no one', async () => {
  let asked = 0
  const { url, mails } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      asked += 1
      done(asked === 1 ? new Error('mailbox of rose is full') : null)
    },
  })
  const site = await start({ officeEmail, smtpUrl: url, patience: { officeMail: 200 } })
  await send(site, 'ship', shipAnswers)
  await send(site, 'ship', { ...shipAnswers, fullName: 'Tom Birch' })
  await until(async () => mails.length === 2 && !(await isWaiting(site.enquiriesDir)))
  expect(mails.map(({ text }) => text.includes('Tom Birch'))).toEqual([true, false])
  expect(site.lines.filter((line) => line.includes('could not be mailed'))).toHaveLength(1)
  expect(site.lines.join()).not.toMatch(/rose|alder|example\.org|mailbox/i)
})

test('what was not sent before the server stopped is sent after it starts, unless the office has archived it', async () => {
  const site = await start({ officeEmail, smtpUrl: noMailServer })
  for (const fullName of ['Rose Alder', 'Tom Birch']) await send(site, 'ship', { ...shipAnswers, fullName })
  await until(async () => site.lines.filter((line) => line.includes('could not be mailed')).length === 2)
  const [first = ''] = await keptNames(site.enquiriesDir)
  expect(await archiveEnquiry(site.enquiriesDir, first)).toBe(true)
  const { url, mails } = await mailServer()
  await start({ officeEmail, smtpUrl: url, enquiriesDir: site.enquiriesDir })
  await until(async () => mails.length > 0 && !(await isWaiting(site.enquiriesDir)))
  expect(mails.map(({ text }) => text.includes('Tom Birch'))).toEqual([true])
})

test('a visitor does not wait for the mail server', async () => {
  const letIn: (() => void)[] = []
  const { url, mails } = await mailServer({ onConnect: (_session, done) => letIn.push(done) })
  const site = await start({ officeEmail, smtpUrl: url })
  await send(site, 'ship', shipAnswers)
  await until(async () => letIn.length > 0)
  expect(await isWaiting(site.enquiriesDir)).toBe(true)
  for (const open of letIn) open()
  await until(async () => mails.length === 1)
})

test('without an address of the office or a mail server, nothing is mailed to the office, and nothing waits', async () => {
  const { url, mails } = await mailServer()
  for (const settings of [{ smtpUrl: url }, { officeEmail }]) {
    const site = await start(settings)
    await send(site, 'ship', shipAnswers)
    expect([await keptLetters(site.enquiriesDir), await isWaiting(site.enquiriesDir)]).toEqual([[], false])
  }
  expect(mails).toEqual([])
})
