import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goByWhereNodesStand } from '@/components/site/moved-nodes'
import { beneficiaryName, byEmailPhoneOrText, email, fullName, phoneNumber, zipCode } from '@/content/forms/fields'
import { enquiryMessages, honeypotName } from '@/content/forms/messages'
import { messages } from '@/content/messages'
import { homecare } from '@/content/programs/homecare'
import { arrived, byPhone, enquiries, entries, fillIn, reply, service, show, submit } from './form-under-test'

describe('when the reader’s own software moves parts of the form', () => {
  beforeAll(goByWhereNodesStand)
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // React logs what it repairs.
  })
  afterEach(() => jest.restoreAllMocks())

  const wrap = (selector: string) => {
    for (const part of document.querySelectorAll(selector)) {
      const wrapper = document.createElement('div')
      part.replaceWith(wrapper)
      wrapper.append(part)
    }
  }

  test('the thank-you still comes, and one enquiry arrives', async () => {
    show()
    await fillIn()
    wrap('form')
    await submit()
    expect(await screen.findByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
    expect(document.querySelector('form')).not.toBeInTheDocument()
    expect(enquiries()).toHaveLength(1)
  })
})

describe('an enquiry that can’t be sent yet', () => {
  test('moves focus to a summary whose links lead to the fields, and says so in the title', async () => {
    show()
    await submit()
    const summary = screen.getByRole('group', { name: enquiryMessages.problem })
    expect(summary).toHaveFocus()
    expect(document.title).toBe(`${enquiryMessages.errorTitlePrefix}Ask about home care`)
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(zipCode.label) }))
    expect(screen.getByLabelText(zipCode.label)).toHaveFocus()
    await userEvent.click(
      within(summary).getByRole('link', { name: new RegExp(byEmailPhoneOrText.label.replace('?', '')) }),
    )
    expect(screen.getByRole('radio', { name: byEmailPhoneOrText.options[0] ?? '' })).toHaveFocus()
  })

  test('removes a message as soon as its answer changes, and no other message', async () => {
    show()
    await submit()
    const name = screen.getByLabelText(fullName.label)
    expect(name).toHaveAccessibleDescription(enquiryMessages.required)
    expect(name).toBeInvalid()
    await userEvent.type(name, 'E')
    expect(name).not.toHaveAttribute('aria-invalid')
    expect(name).not.toHaveAccessibleDescription(enquiryMessages.required)
    expect(screen.getByLabelText(zipCode.label)).toBeInvalid()
    await userEvent.click(screen.getByRole('radio', { name: byPhone }))
    expect(screen.getByRole('group', { name: byEmailPhoneOrText.label })).not.toHaveAccessibleDescription()
  })

  test('says nothing while someone is still typing', async () => {
    show()
    await userEvent.type(screen.getByLabelText(email.label), 'eleanor')
    await userEvent.tab()
    expect(screen.queryByRole('group', { name: enquiryMessages.problem })).not.toBeInTheDocument()
  })

  test('refuses an email address that can’t be one', async () => {
    show()
    await fillIn()
    await userEvent.clear(screen.getByLabelText(email.label))
    await userEvent.type(screen.getByLabelText(email.label), 'eleanor at home')
    await submit()
    expect(screen.getByLabelText(email.label)).toBeInvalid()
    expect(service).not.toHaveBeenCalled()
  })

  test('spaces are not an answer', async () => {
    show()
    await fillIn()
    await userEvent.clear(screen.getByLabelText(fullName.label))
    await userEvent.type(screen.getByLabelText(fullName.label), '   ')
    await submit()
    expect(screen.getByLabelText(fullName.label)).toBeInvalid()
  })
})

describe('an enquiry that gets sent', () => {
  test('carries the answers under their names, trimmed, without the empty ones', async () => {
    show()
    await fillIn()
    await submit()
    await screen.findByRole('heading', { name: enquiryMessages.thanks })
    const [[url, request] = []] = enquiries()
    expect(url).toMatch(/\/f\/ship$/)
    expect(entries(request)).toEqual([
      ['fullName', 'Eleanor Sample'],
      ['phoneNumber', '908 555 0142'],
      ['email', 'eleanor@example.com'],
      ['zipCode', '07901'],
      ['contactMethod', 'Phone'],
      ['_gotcha', ''],
    ])
  })

  test('is sent once, however often the button is pressed', async () => {
    let answer: (value: unknown) => void = () => {}
    service.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    show()
    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: enquiryMessages.submit }))
    const button = await screen.findByRole('button', { name: enquiryMessages.submitting })
    expect(button).toBeDisabled()
    expect(screen.getByText(enquiryMessages.submitting, { selector: '[role=status]' })).toBeInTheDocument()
    document.querySelector('form')?.requestSubmit()
    expect(enquiries()).toHaveLength(1)
    service.mockImplementation(() => reply({ status: 'success' }))
    await act(async () => answer(await arrived()))
    expect(await screen.findByRole('heading', { name: enquiryMessages.thanks })).toHaveFocus()
  })

  test('stays as it was sent until the answer is here; after a failure it can be changed', async () => {
    let fail: () => void = () => {}
    service.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new TypeError('no network')))))
    show()
    await fillIn()
    await submit()
    const name = screen.getByLabelText(fullName.label)
    await userEvent.type(name, ' and Sam')
    expect(name).toHaveValue('Eleanor Sample')
    await act(async () => fail())
    await userEvent.type(name, ' and Sam')
    expect(name).toHaveValue('Eleanor Sample and Sam')
  })

  test('an acknowledgement that fails is only logged to the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    service.mockImplementation((url) => (url.includes('autoresponder') ? Promise.reject(new Error('down')) : arrived()))
    show()
    await fillIn()
    await submit()
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('heading', { name: enquiryMessages.thanks })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    warn.mockRestore()
  })

  test('Submit Another Enquiry gives an empty form and the first field', async () => {
    show()
    await fillIn()
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: enquiryMessages.submitAnother }))
    await waitFor(() => expect(screen.getByLabelText(fullName.label)).toHaveFocus())
    expect(screen.getByLabelText(fullName.label)).toHaveValue('')
    expect(screen.getByRole('radio', { name: byPhone })).not.toBeChecked()
  })
})

describe('special kinds of question', () => {
  test('Other asks what kind, requires it, and sends it only while Other is chosen', async () => {
    show('homeCare')
    await fillIn()
    const [kind, ...others] = homecare.form.fields.filter(
      (field) => field.type === 'radio' && field.id !== 'contactMethod',
    )
    if (kind?.type !== 'radio' || !kind.other) throw new Error('Home Care asks for no other kind of care.')
    for (const field of others) {
      const [first] = within(screen.getByRole('group', { name: field.label })).getAllByRole('radio')
      await userEvent.click(first as HTMLElement)
    }
    const { option, field } = kind.other
    const [one = '', another = ''] = kind.options
    await userEvent.click(screen.getByRole('radio', { name: option }))
    await submit()
    const other = screen.getByLabelText(field.label)
    expect(other).toBeInvalid()
    await userEvent.click(screen.getByRole('radio', { name: one }))
    expect(screen.queryByRole('group', { name: enquiryMessages.problem })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: option }))
    await userEvent.type(other, 'Reading aloud')
    await userEvent.click(screen.getByRole('radio', { name: another }))
    await submit()
    await screen.findByRole('heading', { name: enquiryMessages.thanks })
    const sent = enquiries()[0]?.[1].body as FormData
    expect(sent.get(kind.id)).toBe(another)
    expect(sent.has(field.id)).toBe(false)
  })
})

test('says in words which questions are optional, and helps the browser autofill the rest', () => {
  show('homeCare')
  expect(screen.getByLabelText(`${beneficiaryName.label} ${messages.optional}`)).toHaveAttribute('autocomplete', 'off')
  expect(screen.getByLabelText(fullName.label)).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText(phoneNumber.label)).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByLabelText(email.label)).toHaveAttribute('autocomplete', 'email')
  expect(screen.getByLabelText(email.label)).toHaveAttribute('spellcheck', 'false')
  expect(screen.getByLabelText(zipCode.label)).toHaveAttribute('autocomplete', 'postal-code')
  expect(screen.getByLabelText(zipCode.label)).toHaveAttribute('inputmode', 'numeric')
})

test('people never meet the field that catches bots', () => {
  show()
  const trap = document.querySelector(`[name=${honeypotName}]`)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
})
