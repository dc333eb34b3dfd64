import { words } from '../../content/desk'
import { formName, forms } from '../../lib/forms/forms'
import { questionsOf } from '../../lib/forms/questions'
import type { StoredEnquiry } from './storage'

/** In the office's time zone, so times on the page match the clock on its wall. */
const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/New_York' })

export function shownTime({ received }: StoredEnquiry): string {
  const time = new Date(received)
  return Number.isNaN(time.getTime()) ? received : clock.format(time)
}

export function shownForm({ form }: StoredEnquiry): string {
  const definition = forms.get(form)
  return definition ? formName(definition) : form
}

export function questionsAndAnswers({ form, fields }: StoredEnquiry): [string, string][] {
  const definition = forms.get(form)
  const questions = definition ? questionsOf(definition) : []
  const labels = new Map(questions.map(({ name, label }) => [name, label]))
  return Object.entries(fields).map(([name, value]) => [labels.get(name) ?? name, value])
}

export function shownPhoto({ name, file, bytes }: NonNullable<StoredEnquiry['photo']>): string {
  return `${name || file}, ${(bytes / (1024 * 1024)).toFixed(1)} MB`
}

export function enquiryText(enquiry: StoredEnquiry): string {
  const { photo } = enquiry
  const rows = [...questionsAndAnswers(enquiry), ...(photo ? [[words.photo, shownPhoto(photo)]] : [])]
  return [
    `${shownForm(enquiry)}, ${shownTime(enquiry)}`,
    ...rows.map(([question, answer]) => `${question}\n${answer}`),
  ].join('\n\n')
}
