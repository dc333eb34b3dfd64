import { z } from 'zod'
import { confirm, slot, spelled, year } from './fields'

const limit = z.strictObject({
  year: year('Year'),
  amount: spelled('Amount', /^\$\d{1,3}(,\d{3})*$/, 'Write dollars, like $108,000.'),
  confirm,
})

/** What changes from year to year in giving. */
export const givingSchema = z
  .strictObject({
    iraLimits: z
      .array(limit)
      .min(1)
      .refine(
        (limits) => limits.every(({ year }, index) => year < (limits[index - 1]?.year ?? 9999)),
        'The latest year goes first.',
      )
      .meta({
        label: 'The most that one person can give from an IRA in a year',
        hint: 'The latest goes first.',
        one: 'year',
        summary: '{{year}}: {{amount}}',
      }),
    stockDeductionPercent: z.int('Write a number.').min(1).max(100).meta({
      label: 'Deduction for stock held over a year',
      hint: 'Percent of adjusted gross income; see IRS Publication 526.',
    }),
    payee: slot('Checks are made out to', 'Write the name that checks should be made out to.').meta({
      isBlocking: true,
    }),
    taxReceipt: slot('Tax receipt', 'Write how and when a donor gets a tax receipt, in one sentence.'),
    form990: slot('Form 990', 'Write where a donor can read your Form 990, in one sentence.'),
    charityRegistration: slot(
      'Charity registration',
      'The law asks for it before launch. Have counsel write New Jersey’s disclosure for registered charities (N.J.A.C. 13:48-11.2), with the telephone number 973-504-6215.',
    ).meta({ isBlocking: true }),
  })
  .meta({ label: 'Giving' })

type Limit = z.infer<typeof limit>
export type GivingFacts = z.infer<typeof givingSchema> & { iraLimits: readonly [Limit, ...Limit[]] }
