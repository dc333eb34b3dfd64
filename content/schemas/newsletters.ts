import { z } from 'zod'
import { address, areDistinct, spelled, words, year } from './fields'

const inOrder = (issues: readonly { year: number }[]) =>
  issues.every((issue, index) => issue.year <= (issues[index - 1] ?? issue).year)
const order = 'The newest goes first: move the entries, or correct a year.'
const twice = 'Two entries lead to the same place. Give each its own.'

/** Newsletters, the newest first, which is on the card. A kind that isn’t there isn’t on the page. */
export const newslettersSchema = z
  .strictObject({
    newsletters: z
      .array(
        z.strictObject({
          month: words('Month or season', 'For example Fall, or Spring/Summer'),
          year: year('Year'),
          url: address('Address', 'Where the newsletter service keeps it.'),
        }),
      )
      .refine(inOrder, order)
      .refine((entries) => areDistinct(entries, ({ url }) => url), twice)
      .meta({
        label: 'E-newsletters',
        hint: 'The newest goes first.',
        one: 'e-newsletter',
        summary: '{{month}} {{year}}',
      }),
    printEditions: z
      .array(
        z.strictObject({
          title: words('Title', 'For example Fall 2026'),
          year: year('Year'),
          url: spelled(
            'PDF',
            /^\/documents\/newsletters\/[\w-]+\.pdf$/,
            'Choose a PDF.',
            'Small letters and hyphens in its name: fall-2026.pdf',
          ).meta({
            widget: 'file',
            folder: '/documents/newsletters',
          }) as unknown as z.ZodType<`/documents/newsletters/${string}.pdf`>,
        }),
      )
      .refine(inOrder, order)
      .refine((entries) => areDistinct(entries, ({ url }) => url), twice)
      .meta({ label: 'Newsletters on paper', hint: 'The newest goes first.', one: 'newsletter' }),
  })
  .meta({ label: 'Newsletters' })

export type NewsletterFacts = z.infer<typeof newslettersSchema>
