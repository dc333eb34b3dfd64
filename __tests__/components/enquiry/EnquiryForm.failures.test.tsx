import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inTurn } from '@/__tests__/in-turn'
import { email, fullName } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import { organization } from '@/content/organization'
import type { Upload } from './fake-upload'
import {
  arrived,
  byPhone,
  fillIn,
  fillInFurniture,
  furnitureLabel,
  reply,
  service,
  show,
  submit,
  uploads,
} from './form-under-test'

describe('sending that fails', () => {
  async function fail(answer: () => Promise<unknown>) {
    cleanup()
    service.mockReset().mockImplementation(answer)
    show()
    await fillIn()
    await submit()
    return screen.findByRole('alert')
  }

  test(
    'keeps what was typed when the service fails, answers with something else, or cannot be reached',
    inTurn(
      [
        ['failed', () => reply({ error: 'Something broke' }, 500)],
        ['failed', () => reply({ errors: [] }, 422)],
        ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
        ['unconfirmed', () => reply('garbage')],
        ['unconfirmed', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('Unexpected token')) })],
      ],
      async (sentence, answer) => {
        const alert = await fail(answer)
        expect(alert).toHaveTextContent(enquiryMessages[sentence])
        const other = sentence === 'failed' ? 'unconfirmed' : 'failed'
        expect(alert).not.toHaveTextContent(enquiryMessages[other])
        expect(alert).toHaveTextContent(organization.phone.printed)
        expect(alert).not.toHaveTextContent(/fetch|token|broke/)
        expect(screen.getByLabelText(fullName.label)).toHaveValue('Eleanor Sample')
        expect(screen.getByRole('radio', { name: byPhone })).toBeChecked()
        expect(screen.getByRole('button', { name: enquiryMessages.submit })).toBeEnabled()
      },
    ),
  )

  test(
    'says that the enquiry may have arrived when the connection breaks after everything has been sent',
    inTurn(
      [
        ['in every browser', (upload?: Upload) => upload?.sent()],
        ['in Firefox', (upload?: Upload) => upload?.progress(362, 362)],
      ],
      async (_, send) => {
        cleanup()
        let breakOff = (_why: Error) => {}
        service.mockImplementation(() => new Promise((_, reject) => (breakOff = reject)))
        show()
        await fillIn()
        await submit()
        act(() => send(uploads.at(-1)))
        breakOff(new TypeError('Failed to fetch'))
        expect(await screen.findByRole('alert')).toHaveTextContent(enquiryMessages.unconfirmed)
      },
    ),
  )

  test('removes the old message when sending starts again, and then succeeds', async () => {
    const alert = await fail(() => reply({ error: 'Something broke' }, 500))
    let answer: (value: unknown) => void = () => {}
    service.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await submit()
    expect(alert).not.toBeInTheDocument()
    service.mockImplementation(() => reply({ status: 'success' }))
    await act(async () => answer(await arrived()))
    expect(await screen.findByRole('heading', { name: enquiryMessages.thanks })).toHaveFocus()
  })

  test('puts what the service says about a field under that field', async () => {
    service.mockImplementation(() =>
      reply({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] }, 422),
    )
    show()
    await fillIn()
    await submit()
    const address = screen.getByLabelText(email.label)
    await waitFor(() => expect(address).toBeInvalid())
    // Our browser found it well-formed, so we don't ask for an @.
    expect(address).toHaveAccessibleDescription(expect.stringContaining(enquiryMessages.emailRefused))
    expect(screen.getByRole('group', { name: enquiryMessages.problem })).toHaveFocus()
  })

  test(
    'says to call rather than to try again when the service says that it’s useless',
    inTurn(['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND', 'INACTIVE', 'BLOCKED'], async (code) => {
      const alert = await fail(() => reply({ errors: [{ code, message: 'No' }] }, 404))
      expect(alert).toHaveTextContent(enquiryMessages[code === 'BLOCKED' ? 'blocked' : 'useless'])
      expect(alert).not.toHaveTextContent(enquiryMessages.failed)
    }),
  )

  test('offers a plain submit when the service wants a captcha', async () => {
    const alert = await fail(() => reply({ error: 'reCAPTCHA must be disabled to submit via AJAX' }, 403))
    expect(alert).toHaveTextContent(organization.phone.printed)
    const plainSubmit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await userEvent.click(within(alert).getByRole('button'))
    expect(plainSubmit).toHaveBeenCalledTimes(1)
  })

  test(
    'puts the service’s reason under the photo when it refuses it',
    inTurn(['FILES_TOO_BIG', 'TOO_MANY_FILES', 'NO_FILE_UPLOADS'], async (code) => {
      cleanup()
      service.mockImplementation(() => reply({ errors: [{ code, message: 'The service says why' }] }, 400))
      show('furnitureWorkshop')
      await fillInFurniture()
      await submit()
      const photo = screen.getByLabelText(new RegExp(furnitureLabel('photo')))
      await waitFor(() => expect(photo).toBeInvalid())
      expect(photo).toHaveAccessibleDescription(/The service says why/)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }),
  )

  test('says so under the photo when it can’t be read anymore, and sends nothing', async () => {
    jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('It’s gone.', 'NotReadableError'))
    show('furnitureWorkshop')
    await fillInFurniture()
    await userEvent.upload(
      screen.getByLabelText(new RegExp(furnitureLabel('photo'))),
      new File(['x'], 'chair.heic', { type: 'image/heic' }),
    )
    await submit()
    const summary = await screen.findByRole('group', { name: enquiryMessages.problem })
    expect(within(summary).getByRole('link')).toHaveTextContent(photoWords.gone)
    expect(service).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  describe('because there’s no answer', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }))
    afterEach(() => jest.useRealTimers())
    const withTime = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) as unknown as typeof userEvent
    async function sendIntoSilence() {
      const user = withTime()
      service.mockImplementation(() => new Promise(() => {}))
      show()
      await fillIn(user)
      await submit(user)
    }

    test('gives up after a while, and says the enquiry may not have arrived', async () => {
      await sendIntoSilence()
      await act(() => jest.advanceTimersByTimeAsync(29_000))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(screen.getByRole('alert')).toHaveTextContent(enquiryMessages.unconfirmed)
      expect(uploads[0]?.isAborted()).toBe(true)
    })

    test('gives a photo the time a slow connection needs, and says how much has been sent', async () => {
      const user = withTime()
      service.mockImplementation(() => new Promise(() => {}))
      show('furnitureWorkshop')
      const megabytes = 6
      const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' })
      Object.defineProperty(photo, 'size', { value: megabytes * 1_000_000 })
      await fillInFurniture(user)
      await user.upload(screen.getByLabelText(new RegExp(furnitureLabel('photo'))), photo)
      await submit(user)
      await waitFor(() => expect(uploads).toHaveLength(1))
      act(() => uploads[0]?.progress(40, 100))
      expect(screen.getByText(/40%/, { selector: 'strong' })).toBeInTheDocument()
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

    test('waits as long as a photo is moving, however slowly', async () => {
      await sendIntoSilence()
      for (const percent of [20, 40, 60, 80]) {
        await act(() => jest.advanceTimersByTimeAsync(20_000))
        act(() => uploads[0]?.progress(percent, 100))
      }
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(31_000))
      expect(screen.getByRole('alert')).toHaveTextContent(enquiryMessages.unconfirmed)
    })

    test('has the browser ask before the page is left, and only then', async () => {
      const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
      expect(leave()).toBe(false)
      await sendIntoSilence()
      expect(leave()).toBe(true)
      // Chrome before 119 asks for this instead.
      const inOldChrome = Object.defineProperty(new Event('beforeunload'), 'returnValue', { value: '', writable: true })
      window.dispatchEvent(inOldChrome)
      expect(inOldChrome.returnValue).toBeTruthy()
      await act(() => jest.advanceTimersByTimeAsync(31_000))
      expect(leave()).toBe(false)
    })
  })
})
