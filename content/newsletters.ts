import facts from './facts/newsletters.json' with { type: 'json' }
import { organization } from './organization'
import type { NewsletterFacts } from './schemas/facts'

export type PrintEdition = NewsletterFacts['printEditions'][number]

/** The latest first. For a print edition without a PDF in documents/newsletters/, the build writes a sample page. */
export const { newsletters, printEditions } = facts as NewsletterFacts

export const samplePage = {
  kind: 'Print newsletter, sample page',
  text: `This is a sample page. It stands in for a ${organization.name} newsletter that hasn’t been added yet.`,
  call: `Would you like to read this edition? Call us at ${organization.phone.printed}.`,
} as const
