import { join } from 'node:path'
import { aideApplication } from '@/content/aide-application'
import { organization } from '@/content/organization'
import type { DocumentFile, PaperForm } from '@/content/types'
import { volunteerApplication } from '@/content/volunteer-application'
import { writeIfChanged } from '@/scripts/build/files'
import { makeNewsletters } from '@/scripts/build/newsletters'
import { finishForm, questions } from './pdf-fields'
import { numbered, panel, stack, styles } from './pdf-look'
import { PdfWriter } from './pdf-page'

const applications = {
  'volunteer-application': volunteerApplication,
  'home-health-aide-application': aideApplication,
} as const satisfies Record<string, PaperForm>

export async function makeDocuments(): Promise<string> {
  const documents: Record<string, DocumentFile> = {}
  for (const [name, form] of Object.entries(applications)) {
    const { bytes, pages } = await makeApplication(form)
    const path = `/documents/${name}.pdf` as const
    await writeIfChanged(join('public', path), bytes)
    documents[name] = { path, title: form.title, pages, bytes: bytes.length }
  }
  const newsletters = await makeNewsletters()
  await writeIfChanged('generated/documents.ts', manifest({ ...documents, ...newsletters }))
  const sizes = Object.values(documents).map(({ pages, bytes }) => `${pages} pages ${Math.ceil(bytes / 1024)} KB`)
  return `${sizes.length} forms: ${sizes.join(', ')}, ${Object.keys(newsletters).length} newsletters`
}

/** A form as a PDF that can be filled in. The library throws if two questions share a name. */
export async function makeApplication(form: PaperForm): Promise<{ bytes: Uint8Array; pages: number }> {
  const facts = { title: form.title, author: organization.name, phone: organization.phone.printed }
  const writer = await PdfWriter.start(facts)
  writer.heading(1, form.title)
  writer.paragraph(form.lead, styles.lead)
  writer.space(6)
  const howTo = form.howTo.text.map((text: string) => writer.words(text, styles.text))
  writer.place(panel(writer, stack([writer.words(form.howTo.heading, styles.panel), ...howTo], 6)))
  for (const part of form.parts) {
    const texts = (part.text ?? []).map((text) => writer.words(text, styles.text))
    const [first, ...others] = questions(writer, part.fields)
    writer.heading(2, part.heading, first ? [...texts, first] : texts)
    for (const block of others) writer.place(block)
  }
  writer.space(10)
  const { heading, steps } = form.sending
  writer.place(panel(writer, stack([writer.words(heading, styles.panel), numbered(writer, steps)], 6)))
  await finishForm(writer)
  return writer.finish()
}

function manifest(documents: Readonly<Record<string, DocumentFile>>): string {
  return `// Written by scripts/documents/documents.ts. Do not edit.
import type { DocumentFile } from '@/content/types'

/** By file name without its ending: address, title, number of pages and size in bytes. */
export const documents = ${JSON.stringify(documents, null, 2)} as const satisfies Record<string, DocumentFile>
`
}
