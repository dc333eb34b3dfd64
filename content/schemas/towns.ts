import { z } from 'zod'
import { townList } from '@/content/towns'
import { areDistinct, confirm, words } from './fields'

/** A town on the list that people search. */
const town = words('Town').refine((name) => townList.towns.some((known) => known.name === name), {
  error: 'No town in our counties is called that. Check how it’s spelled.',
})

/** The towns that meals and groceries go to. */
export const townsSchema = z
  .strictObject({
    meals: z
      .array(
        z.strictObject({
          name: town,
          hasGroceries: z.boolean().meta({ label: 'Groceries, too' }),
        }),
      )
      .min(1)
      .refine((towns) => areDistinct(towns, ({ name }) => name), 'A town is listed twice. Remove one.')
      .meta({ label: 'Meals on Wheels goes to', one: 'town' }),
    maybeMeals: z.array(town).meta({ label: 'Towns where only a call can tell', one: 'town' }),
    confirm,
  })
  .meta({ label: 'Towns' })

export type TownFacts = z.infer<typeof townsSchema>
