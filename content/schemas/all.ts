import type { z } from 'zod'
import { careersSchema } from './careers'
import { datesSchema } from './dates'
import { givingSchema } from './giving'
import { hoursSchema } from './hours'
import { newslettersSchema } from './newsletters'
import { noticeSchema } from './notice'
import { organizationSchema } from './organization'
import { peopleSchema } from './people'
import { pricesSchema } from './prices'
import { questionsSchema } from './questions'
import { townsSchema } from './towns'
import { videosSchema } from './videos'
import { volunteeringSchema } from './volunteering'

/** The schema of each file in content/facts/, by its name, in the order of the editor. */
export const factSchemas: Readonly<Record<string, z.ZodType>> = {
  notice: noticeSchema,
  organization: organizationSchema,
  hours: hoursSchema,
  prices: pricesSchema,
  questions: questionsSchema,
  newsletters: newslettersSchema,
  videos: videosSchema,
  people: peopleSchema,
  towns: townsSchema,
  careers: careersSchema,
  volunteering: volunteeringSchema,
  giving: givingSchema,
  dates: datesSchema,
}
