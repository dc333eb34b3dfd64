/** @jest-environment node */
import { words } from '@/content/desk'
import { enquiryMessages } from '@/content/forms/messages'
import { volunteerForm } from '@/content/forms/volunteer'
import { forms } from '@/lib/forms/forms'
import {
  answersTo,
  formData,
  furnitureAnswers,
  homeCareAnswers,
  optionOf,
  png,
  sendTo,
  shipAnswers,
} from './support/enquiries'
import { keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

/** Areas of volunteering that can be ticked. */
const areas = volunteerForm.fields.flatMap((field) =>
  field.type === 'checkboxes' ? field.groups.flatMap(({ options }) => options.map(({ id }) => id)) : [],
)

const at = (form: string) => `${site.url}/f/${form}`
const without = <Answers extends object>(answers: Answers, name: keyof Answers & string) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== name))

describe('a valid enquiry', () => {
  test('is answered with success and kept with its answers in the order of the form', async () => {
    const reversed = Object.fromEntries(Object.entries(shipAnswers).reverse())
    const reply = await sendTo(at('ship'), formData(reversed))
    expect(reply).toMatchObject({ status: 200, ok: true })
    expect(typeof reply.next).toBe('string')
    const [enquiry] = await keptEnquiries(site.enquiriesDir)
    expect(enquiry?.form).toBe('ship')
    expect(Object.keys(enquiry?.fields ?? {})).toEqual(['fullName', 'phoneNumber', 'email', 'zipCode', 'contactMethod'])
    expect(enquiry?.fields).toEqual(shipAnswers)
    expect(Math.abs(Date.now() - Date.parse(enquiry?.received ?? ''))).toBeLessThan(60_000)
    expect((await keptNames(site.enquiriesDir))[0]).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_ship_[0-9a-f]{12}$/,
    )
  })

  test('may come to the address with a project', async () => {
    expect((await sendTo(`${site.url}/p/2718281828/f/ship`, formData(shipAnswers))).status).toBe(200)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test('may come as JSON or as a plain form', async () => {
    const json = await sendTo(at('ship'), JSON.stringify(shipAnswers), { 'Content-Type': 'application/json' })
    const other = { ...shipAnswers, fullName: 'Tom Birch' }
    const plain = await sendTo(at('ship'), new URLSearchParams(other))
    expect([json.status, plain.status]).toEqual([200, 200])
    const kept = await keptEnquiries(site.enquiriesDir)
    expect(kept.map(({ fields }) => fields)).toEqual([shipAnswers, other])
  })

  test.each([...forms])('reaches us from the form %s', async (type, definition) => {
    const reply = await sendTo(at(type), formData(answersTo(definition)))
    expect([reply.status, reply.errors]).toEqual([200, undefined])
  })

  test('keeps letters of every script', async () => {
    const fullName = 'Zoë Núñez-Łukasz 王芳 🙂'
    await sendTo(at('ship'), formData({ ...shipAnswers, fullName }))
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields.fullName).toBe(fullName)
  })

  test('keeps several ticked boxes as one answer, however they were sent', async () => {
    const { repairItem: _item, repairInfo: _info, ...person } = furnitureAnswers
    const volunteer = {
      ...person,
      contactMethod: optionOf('volunteer', 'contactMethod'),
      'availability-Monday': '9 to noon',
    }
    const [one = '', two = ''] = areas
    await sendTo(at('volunteer'), formData({ ...volunteer, volunteerArea: [one, two] }))
    const other = { ...volunteer, fullName: 'Tom Birch' }
    await sendTo(at('volunteer'), formData({ ...other, volunteerArea: `${one}, ${two}` }))
    const kept = await keptEnquiries(site.enquiriesDir)
    expect(kept.map(({ fields }) => fields.volunteerArea)).toEqual([`${one}, ${two}`, `${one}, ${two}`])
    expect(kept[0]?.fields['availability-Monday']).toBe('9 to noon')
  })

  test('keeps no invisible marks that would make a name look like another', async () => {
    await sendTo(at('ship'), formData({ ...shipAnswers, fullName: 'Rose \u202eredlA\u202c\u200f' }))
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields.fullName).toBe('Rose redlA')
    const photo = new File([new Uint8Array(png)], 'chair\u202egpj.png', { type: 'image/png' })
    await sendTo(at('furnitureWorkshop'), formData({ ...furnitureAnswers, photo }))
    expect((await keptEnquiries(site.enquiriesDir))[1]?.photo?.name).toBe('chairgpj.png')
  })

  test('keeps none of the fields meant for the form service', async () => {
    await sendTo(at('ship'), formData({ ...shipAnswers, _gotcha: '', _subject: 'x', __proto__x: 'y' }))
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields).toEqual(shipAnswers)
  })
})

describe('an invalid enquiry is refused, and nothing is kept:', () => {
  afterEach(async () => expect(await keptNames(site.enquiriesDir)).toEqual([]))

  test('to a form that does not exist', async () => {
    const reply = await sendTo(at('nosuchform'), formData(shipAnswers))
    expect(reply).toMatchObject({ status: 404, errors: [{ code: 'FORM_NOT_FOUND' }] })
  })

  test('with nothing in it', async () => {
    for (const body of [new FormData(), new URLSearchParams(), formData({ fullName: '  ', email: '' })]) {
      expect(await sendTo(at('ship'), body)).toMatchObject({ status: 400, errors: [{ code: 'EMPTY' }] })
    }
    const json = await sendTo(at('ship'), '{}', { 'Content-Type': 'application/json' })
    expect(json).toMatchObject({ status: 400, errors: [{ code: 'EMPTY' }] })
  })

  test('with required answers missing or left blank: all of them are named at once', async () => {
    const { errors, status } = await sendTo(
      at('ship'),
      formData({ ...without(shipAnswers, 'zipCode'), fullName: ' \n' }),
    )
    expect(status).toBe(422)
    expect(errors).toEqual([
      { message: enquiryMessages.required, code: 'REQUIRED_FIELD_EMPTY', field: 'fullName' },
      { message: enquiryMessages.required, code: 'REQUIRED_FIELD_MISSING', field: 'zipCode' },
    ])
  })

  test.each(['rose', 'rose@', 'rose@example..org', 'rose@example.org, tom@example.org', 'Rose <rose@example.org>'])(
    'with an email address that is not one: %s',
    async (email) => {
      const { errors } = await sendTo(at('ship'), formData({ ...shipAnswers, email }))
      expect(errors).toEqual([expect.objectContaining({ code: 'TYPE_EMAIL', field: 'email' })])
    },
  )

  test('with an answer that is not one of the choices', async () => {
    const { errors, status } = await sendTo(at('ship'), formData({ ...shipAnswers, contactMethod: 'Telegram' }))
    expect(status).toBe(422)
    expect(errors).toEqual([{ message: words.notAnOption, field: 'contactMethod' }])
    const both = await sendTo(
      at('ship'),
      formData({ ...shipAnswers, contactMethod: ['Telegram', shipAnswers.contactMethod] }),
    )
    expect(both.errors?.[0]?.field).toBe('contactMethod')
  })

  test('with an answer to a question no one asked', async () => {
    const { errors, status } = await sendTo(at('ship'), formData({ ...shipAnswers, salary: '1' }))
    expect(status).toBe(422)
    expect(errors).toEqual([{ message: 'This form has no question named “salary.”', field: 'salary' }])
  })

  test('with a file to a form that takes none', async () => {
    const photo = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })
    const { errors } = await sendTo(at('ship'), formData({ ...shipAnswers, photo }))
    expect(errors).toEqual([expect.objectContaining({ code: 'NO_FILE_UPLOADS' })])
  })
})

describe("'Other' kind of care", () => {
  const otherCare = forms.get('homeCare')?.fields.flatMap((field) => ('other' in field && field.other?.option) || [])[0]

  test('has to be specified when it is chosen', async () => {
    const chosen = { ...homeCareAnswers, careType: otherCare ?? '' }
    const { errors } = await sendTo(at('homeCare'), formData(chosen))
    expect(errors).toEqual([expect.objectContaining({ code: 'REQUIRED_FIELD_MISSING', field: 'careTypeOtherText' })])
    expect((await sendTo(at('homeCare'), formData({ ...chosen, careTypeOtherText: 'Respite' }))).status).toBe(200)
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields.careTypeOtherText).toBe('Respite')
  })

  test('is not kept when another kind is chosen', async () => {
    const reply = await sendTo(at('homeCare'), formData({ ...homeCareAnswers, careTypeOtherText: 'Respite' }))
    expect(reply.status).toBe(200)
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields).not.toHaveProperty('careTypeOtherText')
  })
})

test('a bot that fills in the hidden field is thanked, and nothing is kept', async () => {
  const honest = await sendTo(at('ship'), formData({ ...shipAnswers, _gotcha: '' }))
  const robot = await sendTo(
    at('ship'),
    formData({ ...shipAnswers, email: 'nonsense', _gotcha: 'http://spam.example' }),
  )
  expect({ ...robot, headers: null }).toEqual({ ...honest, headers: null })
  expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
})

describe('pages on another website', () => {
  const paths = ['/f/ship', '/p/1/f/ship', '/sage-api/autoresponder.php']

  test.each(paths)('may ask whether they can send: %s', async (path) => {
    const headers = { Origin: 'https://www.example.org', 'Access-Control-Request-Method': 'POST' }
    const reply = await fetch(site.url + path, { method: 'OPTIONS', headers })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-allow-methods')).toContain('POST')
    const allowed = reply.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining(['accept', 'content-type', 'formspree-client', 'formspree-session-data']),
    )
  })

  test('may read every reply, refusals too', async () => {
    const bodies = [formData(shipAnswers), formData({ fullName: 'x' }), '{"broken', 'no type at all']
    for (const body of bodies) {
      const { headers } = await sendTo(at('ship'), body)
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await sendTo(at('none'), 'x')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(at('ship'))).headers.get('access-control-allow-origin')).toBe('*')
  })

  test('may be limited to one', async () => {
    const other = await startTestSite({ allowedOrigin: 'https://www.example.org' })
    const { headers } = await sendTo(`${other.url}/f/ship`, formData(shipAnswers))
    expect(headers.get('access-control-allow-origin')).toBe('https://www.example.org')
    expect(headers.get('vary')).toContain('Origin')
    await other.close()
  })

  test('may not send if only another one may: nothing is kept', async () => {
    const other = await startTestSite({ allowedOrigin: 'https://www.example.org' })
    const from = (origin: string) => sendTo(`${other.url}/f/ship`, formData(shipAnswers), { Origin: origin })
    for (const origin of ['https://evil.example', 'https://www.example.org.evil.example', 'null']) {
      const { status, errors } = await from(origin)
      expect([status, errors?.[0]?.message]).toEqual([403, expect.stringContaining('its own website')])
      const headers = { Origin: origin }
      const note = await fetch(`${other.url}/sage-api/autoresponder.php`, { method: 'POST', headers })
      expect(note.status).toBe(403)
    }
    expect(await keptNames(other.enquiriesDir)).toEqual([])
    expect((await from('https://www.example.org')).status).toBe(200)
    await other.close()
  })
})

test('a form address opened in a browser says there is nothing to read', async () => {
  const reply = await fetch(at('ship'), { headers: { Accept: 'text/html' } })
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  expect(await reply.text()).toContain(words.onlyPost)
})
