/** @jest-environment node */
import { allowances } from '@/server/enquiries/limits'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { keptEnquiries, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await site.close()
})

const send = (answers: Record<string, string> = shipAnswers, headers: Record<string, string> = {}) =>
  sendTo(`${site.url}/f/ship`, formData(answers), headers)
const sendPhoto = (bytes: Buffer) =>
  sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, photo: picture('a.png', bytes) }))

describe('the same enquiry again', () => {
  test('is answered with success and kept once', async () => {
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test('is kept once even if both arrive at the same time, with a photo', async () => {
    const photo = Buffer.concat([png, Buffer.alloc(300_000, 7)])
    const replies = await Promise.all([sendPhoto(photo), sendPhoto(photo), sendPhoto(photo)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test('is kept again after half an hour', async () => {
    await send()
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now + allowances.sameEnquiry + 1000)
    await send()
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(2)
  })
})

describe('an enquiry that differs is kept as well', () => {
  afterEach(async () => expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(2))

  test('in one answer', async () => {
    await send()
    await send({ ...shipAnswers, additionalInfo: 'Please call after noon.' })
  })

  test('in its sender’s email address', async () => {
    await send()
    await send({ ...shipAnswers, email: 'someone.else@example.org' })
    // Each of the two again, as people do who aren't sure that it arrived.
    await send()
    await send({ ...shipAnswers, email: 'someone.else@example.org' })
  })

  test('in its photo', async () => {
    await sendPhoto(Buffer.concat([png, Buffer.alloc(100_000, 1)]))
    await sendPhoto(Buffer.concat([png, Buffer.alloc(100_000, 2)]))
  })

  test('in its sender', async () => {
    await send(shipAnswers, { 'X-Forwarded-For': '203.0.113.7' })
    await send(shipAnswers, { 'X-Forwarded-For': '203.0.113.8' })
  })
})

test('what someone sends after changing their mind is kept, even if it’s what they sent at first', async () => {
  const other = { ...shipAnswers, additionalInfo: 'Please call after noon.' }
  for (const answers of [shipAnswers, other, shipAnswers]) await send(answers)
  expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(3)
})
