import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { FormField } from '@/content/types'

type StoredEnquiry = { folder: string; form: string; fields: Record<string, string>; photo?: { file: string } }

const folder = process.env.E2E_ENQUIRIES_DIR ?? '.cache/e2e-enquiries'

/** A name of its own for everyone who writes, so that enquiries don't get mixed up. */
export function someone(who: string): string {
  return `${who} ${randomUUID().slice(0, 8)}`
}

export function emailOf(name: string): string {
  return `${name.replaceAll(' ', '.')}@example.com`
}

/** Something a person might answer. Radio questions get their last answer, so Other comes up somewhere. */
function answerFor(field: FormField, name: string): string {
  if (field.type === 'radio') return field.options.at(-1) ?? ''
  if (field.id === 'fullName') return name
  if (field.type === 'tel') return '+1 908.555.0147 ext. 3'
  if (field.type === 'email') return emailOf(name)
  return `About ${field.id}: “quotes”, <angles> & ümlauts`
}

/** Fills in all of a form but a photo. Gives the answers, as the desk should keep them. */
export async function fillIn(page: Page, fields: readonly FormField[], name: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const field of fields) {
    if (field.type === 'file') continue
    const answer = answerFor(field, name)
    answers[field.id] = answer
    if (field.type !== 'radio') {
      await page.locator(`#${field.id}`).fill(answer)
      continue
    }
    await page.getByRole('group', { name: field.label }).getByRole('radio', { name: answer, exact: true }).check()
    if (field.other?.option !== answer) continue
    const { id } = field.other.field
    await page.locator(`#${id}`).fill('Something else')
    answers[id] = 'Something else'
  }
  return answers
}

export async function enquiriesOf(fullName: string): Promise<StoredEnquiry[]> {
  const names = await readdir(folder).catch(() => [])
  const enquiries: StoredEnquiry[] = []
  for (const name of names.filter((entry) => !entry.startsWith('.') && !entry.endsWith('.eml'))) {
    const stored = JSON.parse(await readFile(join(folder, name, 'enquiry.json'), 'utf8'))
    if (stored.fields.fullName === fullName) enquiries.push({ ...stored, folder: join(folder, name) })
  }
  return enquiries
}

export async function acknowledgementsTo(email: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.includes(email)).length
}
