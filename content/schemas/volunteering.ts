import { z } from 'zod'
import { email, slot } from './fields'

/** What people ask before they volunteer. */
export const volunteeringSchema = z
  .strictObject({
    minimumAge: slot('Age', 'Write how old a volunteer has to be, in one sentence.'),
    backgroundCheck: slot('Background check', 'Write whether volunteers need a background check, in one sentence.'),
    training: slot('Training', 'Write what training volunteers get, in one sentence.'),
    emails: z.array(email('Email address')).min(1).meta({ label: 'Applications go to', one: 'address' }),
  })
  .meta({ label: 'Volunteering' })

export type VolunteeringFacts = z.infer<typeof volunteeringSchema>
