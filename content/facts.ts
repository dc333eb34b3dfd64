/**
 * The facts of content/facts/ that have no file of their own here. They have passed their schemas (content/schemas/)
 * before anything else is built; here they only get their types, so that no schema reaches a page.
 */

import type { PictureName } from '@/generated/pictures'
import careersJson from './facts/careers.json' with { type: 'json' }
import datesJson from './facts/dates.json' with { type: 'json' }
import givingJson from './facts/giving.json' with { type: 'json' }
import hoursJson from './facts/hours.json' with { type: 'json' }
import pricesJson from './facts/prices.json' with { type: 'json' }
import questionsJson from './facts/questions.json' with { type: 'json' }
import townsJson from './facts/towns.json' with { type: 'json' }
import volunteeringJson from './facts/volunteering.json' with { type: 'json' }
import type {
  CareersFacts,
  DatesFacts,
  GivingFacts,
  Hours,
  Prices,
  Questions,
  TownFacts,
  VolunteeringFacts,
} from './schemas/facts'

export const careersFacts = careersJson as CareersFacts
export const dates = datesJson as DatesFacts
export const givingFacts = givingJson as GivingFacts
export const programHours = hoursJson as Hours
export const prices = pricesJson as Prices
export const questions = questionsJson as Questions
export const towns = townsJson as TownFacts
export const volunteeringFacts = volunteeringJson as VolunteeringFacts

/** The name of a picture that was chosen in the editor: its path in images/, without its ending. */
export function pictureNamed(path: string): PictureName {
  return path.replace(/^\/images\/|\.\w+$/g, '') as PictureName
}

/** Facts that only the owner knows, without the ones that are still missing. */
export function supplied(...facts: readonly string[]): string[] {
  return facts.filter((words) => words !== '')
}
