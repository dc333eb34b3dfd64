/** @jest-environment node */

import { inTurn } from '@/__tests__/in-turn'
import { letter } from '@/content/desk'
import { honeypotName } from '@/content/forms/messages'
import { formService } from '@/content/forms/service'
import { organization } from '@/content/organization'
import { forms } from '@/lib/forms/forms'
import { hostedForms } from '@/scripts/forms/hosted-forms'

type Action = { type: string; to?: string; subject?: string; message?: string }
type HostedForm = { name: string; fields: Record<string, { type: string; required: boolean }>; actions: Action[] }

const hosted = JSON.parse(hostedForms()).forms as Record<string, HostedForm>
const each = [...forms.values()].map((form) => [form.type, form, hosted[form.type]] as const)

test('every form on the site is in there, under a name the office knows it by', () => {
  expect(Object.keys(hosted)).toEqual([...forms.keys()])
  expect(new Set(Object.values(hosted).map(({ name }) => name)).size).toBe(forms.size)
})

test(
  'a form has every answer the site sends, except photos, and requires what the site always sends',
  inTurn(each, (_type, { fields }, form) => {
    const all = fields.flatMap((field) =>
      field.type === 'radio' && field.other ? [field, field.other.field] : [field],
    )
    const there = Object.entries(form?.fields ?? {})
    expect(there.map(([name]) => name)).toEqual(
      all.flatMap((field) => {
        if (field.type === 'schedule') return field.days.map((day) => `${field.id}-${day}`)
        return field.type === 'file' ? [] : field.id
      }),
    )
    const required = fields.filter(({ isRequired }) => isRequired).map(({ id }) => id)
    expect(there.filter(([, field]) => field.required).map(([name]) => name)).toEqual(required)
    expect(form?.fields.email?.type).toBe('email')
    expect(honeypotName).toBe('_gotcha')
  }),
)

test(
  'the office gets an email about each enquiry, and its sender the note our own desk sends, if the plan includes one',
  inTurn(each, (...[, , form]) => {
    const [email, ...notes] = form?.actions ?? []
    expect(email).toEqual({ type: 'email', to: '$ENQUIRIES_EMAIL' })
    expect(notes).toHaveLength(formService.sendsNote ? 1 : 0)
    for (const note of notes) {
      expect(note).toMatchObject({ type: 'autoresponse', fromName: organization.name, subject: letter.subject })
      for (const paragraph of [letter.greeting, ...letter.paragraphs]) expect(note.message).toContain(paragraph)
    }
  }),
)
