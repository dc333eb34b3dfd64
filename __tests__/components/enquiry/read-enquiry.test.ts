import { inTurn } from '@/__tests__/in-turn'
import { collectEnquiry } from '@/components/enquiry/read-enquiry'
import type { FormField } from '@/content/types'

const named: FormField = { id: 'fullName', label: 'Name', type: 'text', autocomplete: 'name', isRequired: true }
const photo: FormField = { id: 'photo', label: 'Photo', type: 'file', accept: 'image/*', isRequired: false }

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

function sent(html: string, field: FormField) {
  const form = formOf(html)
  return [...collectEnquiry(form, new FormData(form), [field]).body].filter(([name]) => name.startsWith(field.id))
}

describe('fields that other software has copied', () => {
  test(
    'an empty copy of a field changes nothing',
    inTurn(
      [
        ['before', '<input name="fullName" /><input name="fullName" value="Eleanor Sample" />'],
        ['after', '<input name="fullName" value="Eleanor Sample" /><input name="fullName" />'],
      ],
      (_, html) => {
        expect(sent(html, named)).toEqual([['fullName', 'Eleanor Sample']])
      },
    ),
  )

  test('a copy with the same answer doesn’t say it twice', () => {
    const field = '<input name="fullName" value=" Eleanor Sample " />'
    expect(sent(field + field, named)).toEqual([['fullName', 'Eleanor Sample']])
  })

  test('a copy with another answer loses neither', () => {
    const html = '<input name="fullName" value="Eleanor" /><input name="fullName" value="Eleanor Sample" />'
    expect(sent(html, named)).toEqual([['fullName', 'Eleanor, Eleanor Sample']])
  })

  test(
    'a photo chosen in either of two fields is sent',
    inTurn([0, 1], (chosen) => {
      const form = formOf('<input type="file" name="photo" /><input type="file" name="photo" />')
      const picture = new File(['x'], 'chair.jpg', { type: 'image/jpeg' })
      Object.defineProperty(form.querySelectorAll('input')[chosen], 'files', { value: [picture] })
      expect(collectEnquiry(form, new FormData(form), [photo]).body.getAll('photo')).toEqual([picture])
    }),
  )
})
