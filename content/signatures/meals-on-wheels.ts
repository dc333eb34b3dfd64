import type { PictureName } from '../../generated/pictures'
import { meals } from '../programs/meals-on-wheels'

type Town = (typeof meals.towns)[number]['name']

/** The house that stands for each town; ornaments, not to be found there. */
const houses = {
  Summit: 'signatures/house-1',
  'New Providence': 'signatures/house-2',
  'Berkeley Heights': 'signatures/house-3',
  Mountainside: 'signatures/house-4',
  'Short Hills': 'signatures/house-5',
  Springfield: 'signatures/house-6',
  Chatham: 'signatures/house-7',
  Millburn: 'signatures/house-8',
} as const satisfies Record<Town, PictureName>

/** The towns as stops on a road, in the order of BRIEF 5.4. */
export const deliveryRoute = {
  towns: meals.towns.map((town) => ({ ...town, image: { picture: houses[town.name], alt: '' } })),
  mealsOnly: 'Meals only',
  car: { picture: 'signatures/delivery-car', alt: '' },
} as const
