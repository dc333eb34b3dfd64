import { meals } from '@/content/programs/meals-on-wheels'
import type { PictureName } from '@/generated/pictures'

/** Houses that stand for the towns, in turn; ornaments, not to be found there. */
const houses = [
  'signatures/house-1',
  'signatures/house-2',
  'signatures/house-3',
  'signatures/house-4',
  'signatures/house-5',
  'signatures/house-6',
  'signatures/house-7',
  'signatures/house-8',
] as const satisfies readonly PictureName[]

/** The towns as stops on a road, in the order of BRIEF 5.4. */
export const deliveryRoute = {
  towns: meals.towns.map((town, stop) => ({
    ...town,
    image: { picture: houses[stop % houses.length] ?? houses[0], alt: '' },
  })),
  mealsOnly: 'Meals only',
  car: { picture: 'signatures/delivery-car', alt: '' },
} as const
