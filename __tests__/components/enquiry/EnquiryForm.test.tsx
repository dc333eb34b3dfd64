import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CheckboxesInput } from '@/components/enquiry/CheckboxesInput'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { ScheduleInput } from '@/components/enquiry/ScheduleInput'
import { formFor, forms } from '@/content/forms'
import { enquiryMessages } from '@/content/messages'
import { hydrate } from '../render-both-ways'
import { answerUploads, type Upload } from './fake-upload'

const asked = {
  label: 'Ask us',
  steps: ['We read your answers.', 'We call you.'],
  kinds: { checkboxes: CheckboxesInput, schedule: ScheduleInput },
}
const generic = enquiryMessages.failed

/** What the service is asked, and what it answers next. */
const service = jest.fn<Promise<unknown>, [string, RequestInit]>()
const reply = (body: unknown, status = 200) => Promise.resolve({ status, json: () => Promise.resolve(body) })
const arrived = () => reply({ ok: true, next: '/thanks' })
const enquiries = () => service.mock.calls.filter(([url]) => !url.includes('autoresponder'))
let uploads: readonly Upload[] = []
const entries = (request: RequestInit | undefined) => [...((request?.body ?? new FormData()) as FormData)]

beforeEach(() => {
  service.mockReset()
  service.mockImplementation((url) => (url.includes('autoresponder') ? reply({ status: 'success' }) : arrived()))
  global.fetch = service as unknown as typeof fetch
  uploads = answerUploads((url, request) => service(url, request))
  document.title = 'Ask about home care'
})

function show(type = 'ship') {
  return render(<EnquiryForm definition={formFor(type)} {...asked} />)
}

async function fillIn(user = userEvent) {
  await user.type(screen.getByLabelText('Your full name'), 'Eleanor Sample')
  await user.type(screen.getByLabelText('Phone number'), '908 555 0142')
  await user.type(screen.getByLabelText('Email address'), 'eleanor@example.com')
  await user.type(screen.getByLabelText('ZIP code'), ' 07901 ')
  await user.click(screen.getByRole('radio', { name: 'Phone' }))
}

async function fillInFurniture(user = userEvent) {
  for (const [label, value] of [
    ['Your full name', 'Eleanor Sample'],
    ['Phone number', '908 555 0142'],
    ['Email address', 'eleanor@example.com'],
    ['What piece would you like repaired?', 'A chair'],
    ['What needs to be done?', 'The seat is torn'],
  ] as const) {
    await user.type(screen.getByLabelText(label), value)
  }
  await user.click(screen.getByRole('radio', { name: 'Phone' }))
}

const submit = (user = userEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

describe.each([...forms.keys()])('the %s form', (type) => {
  test('has no accessibility violations, empty or with errors', async () => {
    const { container } = show(type)
    expect(await axe(container)).toHaveNoViolations()
    await submit()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('comes to life without a warning, and only then takes over the checks from the browser', async () => {
    const { container, warnings, unmount } = await hydrate(<EnquiryForm definition={formFor(type)} {...asked} />)
    expect(warnings).toEqual([])
    expect(container.querySelector('form')).toHaveAttribute('novalidate')
    expect(container.querySelector('form')).toHaveAttribute('id', `${type}-form`)
    await unmount()
  })

  test('says of every empty required question that it is required, and asks nobody', async () => {
    show(type)
    await submit()
    const required = formFor(type).fields.filter((field) => field.isRequired)
    expect(within(screen.getByRole('group', { name: 'There is a problem' })).getAllByRole('link')).toHaveLength(
      required.length,
    )
    expect(screen.getAllByText('This field is required')).toHaveLength(required.length)
    expect(service).not.toHaveBeenCalled()
  })
})

test('what was typed survives when something else has changed the form before it comes to life', async () => {
  const form = <EnquiryForm definition={formFor('ship')} {...asked} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  const delivered = container.querySelector('form')
  delivered?.prepend(document.createElement('div'))
  const name = within(container).getByLabelText<HTMLInputElement>('Your full name')
  name.value = 'Eleanor Sample'
  name.focus()
  name.setSelectionRange(3, 5)
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Phone' }).checked = true
  const root = await act(async () => hydrateRoot(container, form, { onRecoverableError: () => {} }))
  expect(container.querySelector('form')).not.toBe(delivered)
  const nameNow = within(container).getByLabelText<HTMLInputElement>('Your full name')
  expect(nameNow).toHaveValue('Eleanor Sample')
  expect(nameNow).toHaveFocus()
  expect([nameNow.selectionStart, nameNow.selectionEnd]).toEqual([3, 5])
  expect(within(container).getByRole('radio', { name: 'Phone' })).toBeChecked()
  await act(async () => root.unmount())
  container.remove()
})

test('no question of a fresh form is called invalid', () => {
  show('homeCare')
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('aria-invalid', 'false')
})

test('the form is a landmark with a name', () => {
  show()
  expect(screen.getByRole('form', { name: asked.label })).toBeInTheDocument()
})

test('a form type that nobody knows becomes the social work form', () => {
  render(<EnquiryForm definition={formFor('no-such-form')} {...asked} />)
  expect(document.querySelector('form')).toHaveAttribute('id', 'socialWork-form')
})

describe('an enquiry that cannot be sent yet', () => {
  test('puts the focus on a summary whose links lead to the fields, and says so in the title', async () => {
    show()
    await submit()
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(summary).toHaveFocus()
    expect(document.title).toBe('Error: Ask about home care')
    await userEvent.click(within(summary).getByRole('link', { name: /ZIP code/ }))
    expect(screen.getByLabelText('ZIP code')).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /How should we contact you/ }))
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveFocus()
  })

  test('takes away a message as soon as its answer changes, and nobody else’s', async () => {
    show()
    await submit()
    const name = screen.getByLabelText('Your full name')
    expect(name).toHaveAccessibleDescription('This field is required')
    expect(name).toBeInvalid()
    await userEvent.type(name, 'E')
    expect(name).not.toHaveAttribute('aria-invalid')
    expect(name).not.toHaveAccessibleDescription('This field is required')
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
    expect(screen.getByRole('group', { name: 'How should we contact you?' })).not.toHaveAccessibleDescription()
  })

  test('says nothing while somebody is still typing', async () => {
    show()
    await userEvent.type(screen.getByLabelText('Email address'), 'eleanor')
    await userEvent.tab()
    expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument()
  })

  test('refuses an email address that cannot be one', async () => {
    show()
    await fillIn()
    await userEvent.clear(screen.getByLabelText('Email address'))
    await userEvent.type(screen.getByLabelText('Email address'), 'eleanor at home')
    await submit()
    expect(screen.getByLabelText('Email address')).toBeInvalid()
    expect(service).not.toHaveBeenCalled()
  })

  test('blanks are not an answer', async () => {
    show()
    await fillIn()
    await userEvent.clear(screen.getByLabelText('Your full name'))
    await userEvent.type(screen.getByLabelText('Your full name'), '   ')
    await submit()
    expect(screen.getByLabelText('Your full name')).toBeInvalid()
  })
})

describe('an enquiry that is sent', () => {
  test('carries the answers under their names, trimmed, without the empty ones', async () => {
    show()
    await fillIn()
    await submit()
    await screen.findByRole('heading', { name: /Thank you/ })
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
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }))
    const button = await screen.findByRole('button', { name: 'Submitting...' })
    expect(button).toBeDisabled()
    expect(screen.getByText('Submitting...', { selector: '[role=status]' })).toBeInTheDocument()
    document.querySelector('form')?.requestSubmit()
    expect(enquiries()).toHaveLength(1)
    service.mockImplementation(() => reply({ status: 'success' }))
    await act(async () => answer(await arrived()))
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toHaveFocus()
  })

  test('is thanked for in the heading of the page, with what happens next and the answers', async () => {
    const { container } = show()
    await fillIn()
    await submit()
    expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toHaveFocus()
    expect(screen.getByText('We read your answers.')).toBeInTheDocument()
    expect(screen.getByText('Eleanor Sample')).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('asks for one acknowledgement to the address that was given', async () => {
    show()
    await fillIn()
    await submit()
    await waitFor(() => expect(service).toHaveBeenCalledTimes(2))
    const [url, request] = service.mock.calls[1] ?? []
    expect(url).toBe('/sage-api/autoresponder.php')
    expect(entries(request)).toEqual([['email', 'eleanor@example.com']])
  })

  test('an acknowledgement that fails is only written to the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    service.mockImplementation((url) => (url.includes('autoresponder') ? Promise.reject(new Error('down')) : arrived()))
    show()
    await fillIn()
    await submit()
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('heading', { name: /Thank you/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    warn.mockRestore()
  })

  test('Submit Another Enquiry gives an empty form and the first field', async () => {
    show()
    await fillIn()
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Another Enquiry' }))
    await waitFor(() => expect(screen.getByLabelText('Your full name')).toHaveFocus())
    expect(screen.getByLabelText('Your full name')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'Phone' })).not.toBeChecked()
  })
})

describe('sending that fails', () => {
  async function fail(answer: () => Promise<unknown>) {
    service.mockImplementation(answer)
    show()
    await fillIn()
    await submit()
    return screen.findByRole('alert')
  }

  test.each([
    ['reports an error', () => reply({ error: 'Something broke' }, 500)],
    ['answers with something else', () => reply('garbage')],
    ['refuses without a reason', () => reply({ errors: [] }, 422)],
    [
      'answers with no JSON',
      () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('Unexpected token')) }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what was typed when the service %s', async (_name, answer) => {
    const alert = await fail(answer)
    expect(alert).toHaveTextContent(generic)
    expect(alert).toHaveTextContent('555-01')
    expect(alert).not.toHaveTextContent(/fetch|token|broke/)
    expect(screen.getByLabelText('Your full name')).toHaveValue('Eleanor Sample')
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })

  test('takes away the old message when sending starts again, and then succeeds', async () => {
    const alert = await fail(() => reply({ error: 'Something broke' }, 500))
    let answer: (value: unknown) => void = () => {}
    service.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await submit()
    expect(alert).not.toBeInTheDocument()
    service.mockImplementation(() => reply({ status: 'success' }))
    await act(async () => answer(await arrived()))
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toHaveFocus()
  })

  test('puts what the service says about a field under that field', async () => {
    service.mockImplementation(() =>
      reply({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] }, 422),
    )
    show()
    await fillIn()
    await submit()
    await waitFor(() => expect(screen.getByLabelText('Email address')).toBeInvalid())
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus()
  })

  test.each(['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND', 'INACTIVE', 'BLOCKED'])(
    'says to call rather than to try again when the service answers %s',
    async (code) => {
      const alert = await fail(() => reply({ errors: [{ code, message: 'No' }] }, 404))
      expect(alert).toHaveTextContent(/call us/)
      expect(alert).not.toHaveTextContent('Please try again')
    },
  )

  test('offers a plain submit when the service wants a captcha', async () => {
    const alert = await fail(() => reply({ error: 'reCAPTCHA must be disabled to submit via AJAX' }, 403))
    expect(alert).toHaveTextContent('555-01')
    const plainSubmit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await userEvent.click(within(alert).getByRole('button'))
    expect(plainSubmit).toHaveBeenCalledTimes(1)
  })

  test.each(['FILES_TOO_BIG', 'TOO_MANY_FILES', 'NO_FILE_UPLOADS'])(
    'puts the service’s reason under the photo when it answers %s',
    async (code) => {
      service.mockImplementation(() => reply({ errors: [{ code, message: 'The service says why' }] }, 400))
      show('furnitureWorkshop')
      await fillInFurniture()
      await submit()
      const photo = screen.getByLabelText(/A photo of the piece/)
      await waitFor(() => expect(photo).toBeInvalid())
      expect(photo).toHaveAccessibleDescription(/The service says why/)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('does not ask for an @ when the service refuses a well-formed email address', async () => {
    service.mockImplementation(() => reply({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'no' }] }, 422))
    show()
    await fillIn()
    await submit()
    const email = screen.getByLabelText('Email address')
    await waitFor(() => expect(email).toBeInvalid())
    expect(email).toHaveAccessibleDescription(expect.stringContaining(enquiryMessages.emailRefused))
  })

  describe('because no answer comes', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }))
    afterEach(() => jest.useRealTimers())
    const withTime = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) as unknown as typeof userEvent

    test('is given up after a while, and says that it may not have arrived', async () => {
      const user = withTime()
      service.mockImplementation(() => new Promise(() => {}))
      show()
      await fillIn(user)
      await submit(user)
      await act(() => jest.advanceTimersByTimeAsync(29_000))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(screen.getByRole('alert')).toHaveTextContent(enquiryMessages.unconfirmed)
      expect(uploads[0]?.isAborted()).toBe(true)
    })

    test('gives a photo the time that a slow line needs, and tells how far it has come', async () => {
      const user = withTime()
      service.mockImplementation(() => new Promise(() => {}))
      show('furnitureWorkshop')
      const megabytes = 6
      const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' })
      Object.defineProperty(photo, 'size', { value: megabytes * 1_000_000 })
      await fillInFurniture(user)
      await user.upload(screen.getByLabelText(/A photo of the piece/), photo)
      await submit(user)
      act(() => uploads[0]?.progress(40, 100))
      expect(screen.getByText(/40%/, { selector: 'p' })).toBeInTheDocument()
      const status = screen.getByText(enquiryMessages.submitting, { selector: '[role=status]' })
      await act(() => jest.advanceTimersByTimeAsync(10_000))
      expect(status).toHaveTextContent(/40%/)
      act(() => uploads[0]?.progress(41, 100))
      await act(() => jest.advanceTimersByTimeAsync(5000))
      expect(status).toHaveTextContent(/40%/)
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(megabytes * 40_000))
      expect(screen.getByRole('alert')).toHaveTextContent(enquiryMessages.unconfirmed)
    })
  })
})

describe('questions of their own kind', () => {
  test('Other asks what kind, requires it, and sends it only while Other is chosen', async () => {
    show('homeCare')
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.click(screen.getByRole('radio', { name: 'VA' }))
    await userEvent.click(screen.getByRole('radio', { name: /start soon/ }))
    await submit()
    const other = screen.getByPlaceholderText('Please specify')
    expect(other).toBeInvalid()
    await userEvent.click(screen.getByRole('radio', { name: 'Personal Care' }))
    expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.type(other, 'Reading aloud')
    await userEvent.click(screen.getByRole('radio', { name: 'Companionship' }))
    await submit()
    await screen.findByRole('heading', { name: /Thank you/ })
    const sent = enquiries()[0]?.[1].body as FormData
    expect(sent.get('careType')).toBe('Companionship')
    expect(sent.has('careTypeOtherText')).toBe(false)
  })

  test('a photo travels with the enquiry, and one over 25MB is warned about but not refused', async () => {
    show('furnitureWorkshop')
    const large = new File(['x'], 'chair.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 })
    await userEvent.upload(screen.getByLabelText(/A photo of the piece/), large)
    expect(screen.getByText(/larger than 25MB/)).toBeInTheDocument()
    await fillInFurniture()
    await submit()
    await screen.findByRole('heading', { name: /Thank you/ })
    const sent = enquiries()[0]?.[1].body as FormData
    expect((sent.get('photo') as File).name).toBe('chair.jpg')
  })

  test('the days and the checkboxes of the volunteer form are sent under their own names', async () => {
    show('volunteer')
    await userEvent.type(screen.getByLabelText('Your full name'), 'Eleanor Sample')
    await userEvent.type(screen.getByLabelText('Phone number'), '908 555 0142')
    await userEvent.type(screen.getByLabelText('Email address'), 'eleanor@example.com')
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    await userEvent.type(screen.getByLabelText('Tuesday'), '9 to noon')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shop for groceries' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Medicare counselor' }))
    await submit()
    await screen.findByRole('heading', { name: /Thank you/ })
    const sent = enquiries()[0]?.[1].body as FormData
    expect(sent.get('availability-Tuesday')).toBe('9 to noon')
    expect(sent.getAll('volunteerArea')).toEqual(['groceryShopper, shipCounselor'])
    expect(sent.has('availability-Monday')).toBe(false)
  })

  test('a link can choose an answer beforehand; otherwise nothing is chosen', () => {
    window.history.replaceState(null, '', '/?about=lifestation')
    const { unmount } = show('socialWork')
    expect(screen.getByRole('radio', { name: 'Life Station' })).toBeChecked()
    unmount()
    window.history.replaceState(null, '', '/?about=nothing-we-know')
    show('socialWork')
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    window.history.replaceState(null, '', '/')
  })
})

test('says in words which questions may stay empty, and helps the browser to fill in the rest', () => {
  show('homeCare')
  expect(screen.getByLabelText(/Name of the person who needs help \(optional\)/)).toHaveAttribute('autocomplete', 'off')
  expect(screen.getByLabelText('Your full name')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'email')
  expect(screen.getByLabelText('Email address')).toHaveAttribute('spellcheck', 'false')
  expect(screen.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'postal-code')
  expect(screen.getByLabelText('ZIP code')).toHaveAttribute('inputmode', 'numeric')
})

test('a robot that fills in everything is told apart by a field that people never meet', () => {
  show()
  const trap = document.querySelector('[name=_gotcha]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.queryByLabelText('Leave this field empty', { selector: 'input:not([name=_gotcha])' })).toBeNull()
})
