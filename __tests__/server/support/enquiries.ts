import { forms } from '@/lib/forms/forms'

/** An answer that a question of a form offers; not the one that asks for more words, unless it is the only one. */
export function optionOf(form: string, id: string): string {
  const field = forms.get(form)?.fields.find((candidate) => candidate.id === id)
  if (field?.type !== 'radio') throw new Error(`The form ${form} has no choice called ${id}.`)
  return field.options.find((option) => option !== field.other?.option) ?? ''
}

export const shipAnswers = {
  fullName: 'Rose Alder',
  phoneNumber: '(908) 555-0150',
  email: 'rose@example.org',
  zipCode: '07901',
  contactMethod: optionOf('ship', 'contactMethod'),
}

export const furnitureAnswers = {
  fullName: 'Rose Alder',
  phoneNumber: '(908) 555-0150',
  email: 'rose@example.org',
  contactMethod: optionOf('furnitureWorkshop', 'contactMethod'),
  repairItem: 'chair',
  repairInfo: 'The seat is torn.',
}

export const homeCareAnswers = {
  ...shipAnswers,
  careType: optionOf('homeCare', 'careType'),
  paymentMethod: optionOf('homeCare', 'paymentMethod'),
  careJourney: optionOf('homeCare', 'careJourney'),
}

/** The smallest PNG there is: one clear pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

type Part = string | Blob | readonly string[]

export function formData(parts: Readonly<Record<string, Part>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one as string | Blob)
  }
  return data
}

export function picture(name = 'chair.png', bytes: Uint8Array = png, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

export type DeskReply = {
  status: number
  headers: Headers
  ok?: boolean
  next?: unknown
  errors?: { message: string; code?: string; field?: string }[]
}

/** Sends the way the form service's official client does. */
export async function sendTo(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<DeskReply> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', 'Formspree-Client': '@formspree/core@4', ...headers },
  })
  return { status: response.status, headers: response.headers, ...((await response.json()) as object) }
}
