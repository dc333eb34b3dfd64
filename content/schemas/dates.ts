import { z } from 'zod'
import { yearlyDay } from './fields'

/** Days that come every year. */
export const datesSchema = z
  .strictObject({
    openEnrollment: z
      .strictObject({ opens: yearlyDay('First day'), closes: yearlyDay('Last day') })
      .meta({ label: 'Medicare open enrollment' }),
  })
  .meta({ label: 'Dates' })

export type DatesFacts = z.infer<typeof datesSchema>
