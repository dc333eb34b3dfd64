import { z } from 'zod'
import { email, slot, spelled, words } from './fields'

const supply = 'The law asks for it before launch: write the lowest and the highest hourly pay.'
const pay = (label: string) =>
  spelled(label, /^(\$\d+(\.\d\d)?)?$/, 'Write dollars, like $19 or $19.50.').meta({ label, supply, isBlocking: true })

/** What a job posting has to say. */
export const careersSchema = z
  .strictObject({
    pay: z
      .strictObject({ lowest: pay('Lowest, an hour'), highest: pay('Highest, an hour') })
      .refine(({ lowest, highest }) => !lowest === !highest, { path: ['highest'], error: 'Write both, or neither.' })
      .meta({ label: 'Pay', hint: supply }),
    liveInPay: slot(
      'Pay of live-in aides',
      'The law asks for it before launch: write it with its unit, like $200 a day.',
    ).meta({
      isBlocking: true,
    }),
    bonus: slot(
      'Retention bonus',
      'Write the retention bonus with its amount, for example: A retention bonus of (amount) after six months.',
    ),
    otherBenefits: slot(
      'Other benefits',
      'The law asks for it before launch: write the other benefits of aides in one line.',
    ).meta({ isBlocking: true }),
    requirements: z.array(words('Requirement')).min(1).meta({ label: 'Requirements', one: 'requirement' }),
    experience: slot('Experience', 'Write how much experience an aide needs, or that none is needed.'),
    license: slot('Driver’s license', 'Write whether an aide needs a driver’s license and a car.'),
    emails: z.array(email('Email address')).min(1).meta({ label: 'Applications go to', one: 'address' }),
  })
  .meta({ label: 'Careers' })

export type CareersFacts = z.infer<typeof careersSchema>
