/** @jest-environment node */
import { words } from '@/content/desk'
import { enquiryMessages } from '@/content/forms/messages'
import { volunteerForm } from '@/content/volunteer-application'
import { forms } from '@/lib/forms/forms'
import {
  formData,
  furnitureAnswers,
  homeCareAnswers,
  optionOf,
  picture,
  sendTo,
  shipAnswers,
} from './support/enquiries'
import { keptEnquiries, keptNames, sitesOfEachTest, type TestSite } from './support/site'

const start = sitesOfEachTest()
let site: TestSite
beforeEach(async () => {
  site = await start()
})

const at = (form: string) => `${site.url}/f/${form}`
const ship = (answers: Parameters<typeof formData>[0]) => sendTo(at('ship'), formData({ ...shipAnswers, ...answers }))
const kept = async () => (await keptEnquiries(site.enquiriesDir)).map(({ fields }) => fields)

describe('a valid enquiry', () => {
  test('is answered with success and kept with its answers in the order of the form', async () => {
    const reversed = Object.fromEntries(Object.entries(shipAnswers).reverse())
    const reply = await sendTo(at('ship'), formData(reversed))
    expect(reply).toMatchObject({ status: 200, ok: true, next: expect.any(String) })
    const [enquiry] = await keptEnquiries(site.enquiriesDir)
    expect(enquiry?.form).toBe('ship')
    expect(Object.entries(enquiry?.fields ?? {})).toEqual(Object.entries(shipAnswers))
    expect(Math.abs(Date.now() - Date.parse(enquiry?.received ?? ''))).toBeLessThan(60_000)
    expect(await keptNames(site.enquiriesDir)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_ship_[0-9a-f]{12}$/),
    ])
  })

  test('may come as JSON, as a plain form, and to the address with a project', async () => {
    const [tom, ann] = ['Tom Birch', 'Ann Cedar'].map((fullName) => ({ ...shipAnswers, fullName }))
    await sendTo(at('ship'), JSON.stringify(shipAnswers), { 'Content-Type': 'application/json' })
    await sendTo(at('ship'), new URLSearchParams(tom))
    await sendTo(`${site.url}/p/2718281828/f/ship`, formData(ann ?? {}))
    expect(await kept()).toEqual([shipAnswers, tom, ann])
  })

  test('keeps several ticked boxes as one answer, however they were sent', async () => {
    const [one = '', two = ''] = volunteerForm.fields.flatMap((field) =>
      field.type === 'checkboxes' ? field.groups.flatMap(({ options }) => options.map(({ id }) => id)) : [],
    )
    const { repairItem: _item, repairInfo: _info, ...person } = furnitureAnswers
    const contactMethod = optionOf('volunteer', 'contactMethod')
    const volunteer = { ...person, contactMethod, 'availability-Monday': '9 to noon' }
    await sendTo(at('volunteer'), formData({ ...volunteer, volunteerArea: [one, two] }))
    await sendTo(at('volunteer'), formData({ ...volunteer, fullName: 'Tom Birch', volunteerArea: `${one}, ${two}` }))
    const both = { volunteerArea: `${one}, ${two}`, 'availability-Monday': '9 to noon' }
    expect(await kept()).toEqual([expect.objectContaining(both), expect.objectContaining(both)])
  })

  test('keeps letters of every script, but no invisible marks that make one name look like another', async () => {
    await ship({ fullName: 'Zoë Núñez-Łukasz 王芳 🙂' })
    await ship({ fullName: 'Rose \u202eredlA\u202c\u200f' })
    await sendTo(at('furnitureWorkshop'), formData({ ...furnitureAnswers, photo: picture('chair\u202egpj.png') }))
    expect((await kept()).slice(0, 2).map(({ fullName }) => fullName)).toEqual([
      'Zoë Núñez-Łukasz 王芳 🙂',
      'Rose redlA',
    ])
    expect((await keptEnquiries(site.enquiriesDir))[2]?.photo?.name).toBe('chairgpj.png')
  })

  test('keeps none of the fields meant for the form service', async () => {
    await ship({ _gotcha: '', _subject: 'x', __proto__x: 'y' })
    expect(await kept()).toEqual([shipAnswers])
  })

  test('specifies another kind of care when that is chosen, and only then', async () => {
    const [other = ''] =
      forms.get('homeCare')?.fields.flatMap((field) => ('other' in field && field.other?.option) || []) ?? []
    const send = (answers: Record<string, string>) =>
      sendTo(at('homeCare'), formData({ ...homeCareAnswers, ...answers }))
    const { errors } = await send({ careType: other })
    expect(errors).toEqual([expect.objectContaining({ code: 'REQUIRED_FIELD_MISSING', field: 'careTypeOtherText' })])
    await send({ careType: other, careTypeOtherText: 'Respite' })
    await send({ careTypeOtherText: 'Respite' })
    expect((await kept()).map(({ careTypeOtherText }) => careTypeOtherText)).toEqual(['Respite', undefined])
  })

  test('to a form that no one knows reaches the social workers', async () => {
    const answers = { ...shipAnswers, infoRegarding: optionOf('socialWork', 'infoRegarding') }
    expect((await sendTo(at('nosuchform'), formData(answers))).status).toBe(200)
    expect((await keptEnquiries(site.enquiriesDir)).map(({ form }) => form)).toEqual(['socialWork'])
  })

  test('from a bot that fills in the hidden field is thanked, and nothing is kept', async () => {
    const honest = await ship({ _gotcha: '' })
    const robot = await ship({ email: 'nonsense', _gotcha: 'http://spam.example' })
    expect({ ...robot, headers: null }).toEqual({ ...honest, headers: null })
    expect(await kept()).toHaveLength(1)
  })
})

test('an invalid enquiry is refused with everything that is wrong with it, and nothing is kept', async () => {
  const { zipCode: _zip, ...withoutZip } = shipAnswers
  const missing = { message: enquiryMessages.required, field: 'zipCode', code: 'REQUIRED_FIELD_MISSING' }
  const blank = { message: enquiryMessages.required, field: 'fullName', code: 'REQUIRED_FIELD_EMPTY' }
  const noEmail = expect.objectContaining({ field: 'email', code: 'TYPE_EMAIL' })
  const noOption = { message: words.notAnOption, field: 'contactMethod' }
  const trials: [string, Parameters<typeof formData>[0], number, object[]][] = [
    ['ship', {}, 400, [expect.objectContaining({ code: 'EMPTY' })]],
    ['ship', { ...withoutZip, fullName: ' \n' }, 422, [blank, missing]],
    ['ship', { ...shipAnswers, contactMethod: 'Telegram' }, 422, [noOption]],
    ['ship', { ...shipAnswers, contactMethod: ['Telegram', shipAnswers.contactMethod] }, 422, [noOption]],
    ['ship', { ...shipAnswers, salary: '1' }, 422, [{ message: words.unknownField('salary'), field: 'salary' }]],
    ['ship', { ...shipAnswers, fullName: 'Rose\0Alder' }, 422, [{ message: words.nul, field: 'fullName' }]],
    ['ship', { ...shipAnswers, photo: picture() }, 400, [expect.objectContaining({ code: 'NO_FILE_UPLOADS' })]],
  ]
  for (const email of ['rose', 'rose@', 'rose@example..org', 'a@example.org, b@example.org', 'Rose <rose@example.org>'])
    trials.push(['ship', { ...shipAnswers, email }, 422, [noEmail]])
  for (const [form, answers, status, errors] of trials) {
    const reply = await sendTo(at(form), formData(answers))
    expect({ answers, status: reply.status, errors: reply.errors }).toEqual({ answers, status, errors })
  }
  expect(await keptNames(site.enquiriesDir)).toEqual([])
})

describe('pages on another website', () => {
  const noteAt = (url: string) => `${url}/sage-api/autoresponder.php`

  test('may ask whether they can send, and read every reply, refusals too', async () => {
    for (const url of [at('ship'), `${site.url}/p/1/f/ship`, noteAt(site.url)]) {
      const headers = { Origin: 'https://www.example.org', 'Access-Control-Request-Method': 'POST' }
      const { status, headers: given } = await fetch(url, { method: 'OPTIONS', headers })
      const allowed = ['origin', 'methods', 'headers'].map((name) => given.get(`access-control-allow-${name}`))
      expect([url, status, ...allowed]).toEqual([url, 204, '*', expect.stringContaining('POST'), expect.any(String)])
      expect(allowed[2]?.toLowerCase().split(', ')).toEqual(
        expect.arrayContaining(['accept', 'content-type', 'formspree-client', 'formspree-session-data']),
      )
    }
    const bodies = [formData(shipAnswers), formData({ fullName: 'x' }), '{"broken', 'no type at all']
    const sent = await Promise.all([...bodies.map((body) => sendTo(at('ship'), body)), sendTo(at('none'), 'x')])
    for (const { headers } of [...sent, await fetch(at('ship'))]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('may be limited to one: another may not send, and nothing of it is kept', async () => {
    const only = 'https://www.example.org'
    const other = await start({ allowedOrigin: only })
    const from = (Origin: string) => sendTo(`${other.url}/f/ship`, formData(shipAnswers), { Origin })
    for (const origin of ['https://evil.example', `${only}.evil.example`, 'null']) {
      const { status, errors } = await from(origin)
      const note = await fetch(noteAt(other.url), { method: 'POST', headers: { Origin: origin } })
      expect([origin, status, errors, note.status]).toEqual([origin, 403, [{ message: words.foreignOrigin }], 403])
    }
    expect(await keptNames(other.enquiriesDir)).toEqual([])
    const { status, headers } = await from(only)
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([200, only, 'Origin'])
  })
})

test('a form address opened in a browser says there is nothing to read', async () => {
  const reply = await fetch(at('ship'), { headers: { Accept: 'text/html' } })
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  expect(await reply.text()).toContain(words.onlyPost)
})
