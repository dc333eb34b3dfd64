import { z } from 'zod'
import { areDistinct, confirm, words } from './fields'

/** The towns that meals and groceries go to. */
export const townsSchema = z
  .strictObject({
    meals: z
      .array(
        z.strictObject({
          name: words('Town'),
          hasGroceries: z.boolean().meta({ label: 'Groceries, too' }),
        }),
      )
      .min(1)
      .refine((towns) => areDistinct(towns, ({ name }) => name), 'A town is listed twice. Remove one.')
      .meta({ label: 'Meals on Wheels goes to', one: 'town' }),
    maybeMeals: z.array(words('Town')).meta({ label: 'Towns where only a call can tell', one: 'town' }),
    confirm,
  })
  .meta({ label: 'Towns' })

export type TownFacts = z.infer<typeof townsSchema>
