import { z } from 'zod'
import { hours } from './fields'

/** When each program is open. The office’s own hours are in organization.json. */
export const hoursSchema = z
  .strictObject({
    spendADay: hours('Spend-A-Day'),
    mealsOnWheels: hours('Meals on Wheels'),
    furniture: hours('Furniture Workshop'),
  })
  .meta({ label: 'Hours of the programs' })

export type Hours = z.infer<typeof hoursSchema>
export type WeeklyHours = Hours['spendADay']
