import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { byEmailOrPhone, email, fullName, phoneNumber, zipCode } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { furniture } from '@/content/programs/furniture'
import { formFor } from '@/lib/forms/forms'
import { answerUploads, type Upload } from './fake-upload'

export const byPhone = byEmailOrPhone.options.at(-1) ?? ''
export const furnitureLabel = (id: string) => furniture.form.fields.find((field) => field.id === id)?.label ?? ''

export const service = jest.fn<Promise<unknown>, [string, RequestInit]>()
export const reply = (body: unknown, status = 200) => Promise.resolve({ status, json: () => Promise.resolve(body) })
export const arrived = () => reply({ ok: true, next: '/thanks' })
export const enquiries = () => service.mock.calls.filter(([url]) => !url.includes('autoresponder'))
export let uploads: readonly Upload[] = []
export const entries = (request: RequestInit | undefined) => [...((request?.body ?? new FormData()) as FormData)]

// Every test of a form starts with a service that takes everything.
beforeEach(() => {
  service.mockReset()
  service.mockImplementation((url) => (url.includes('autoresponder') ? reply({ status: 'success' }) : arrived()))
  global.fetch = service as unknown as typeof fetch
  uploads = answerUploads((url, request) => service(url, request))
  document.title = 'Ask about home care'
})

export function show(type = 'ship') {
  const steps = ['We read your answers.', 'We call you.']
  return render(<EnquiryForm definition={formFor(type)} label="Ask us" steps={steps} />)
}

/** Puts an answer in at once; typing it letter by letter takes most of a test's time. */
async function answer(user: typeof userEvent, label: string, value: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(value)
}

async function fillInPerson(user = userEvent) {
  await answer(user, fullName.label, 'Eleanor Sample')
  await answer(user, phoneNumber.label, '908 555 0142')
  await answer(user, email.label, 'eleanor@example.com')
  await user.click(screen.getByRole('radio', { name: byPhone }))
}

export async function fillIn(user = userEvent) {
  await fillInPerson(user)
  await answer(user, zipCode.label, ' 07901 ')
}

export async function fillInFurniture(user = userEvent) {
  await fillInPerson(user)
  await answer(user, furnitureLabel('repairItem'), 'A chair')
  await answer(user, furnitureLabel('repairInfo'), 'The seat is torn')
}

export const submit = (user = userEvent) => user.click(screen.getByRole('button', { name: enquiryMessages.submit }))
