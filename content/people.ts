import { pictureNamed } from './facts'
import facts from './facts/people.json' with { type: 'json' }
import { organization } from './organization'
import type { PeopleFacts, PersonFacts } from './schemas/facts'
import type { PeopleGroup, Person } from './types'

const people = facts as PeopleFacts

/** How a portrait is cropped unless the owner says otherwise: a little above the middle, where faces are. */
const usualPosition = '50% 30%'

export const { boardYear } = people

/** The groups of BRIEF 2.13; content/facts/people.json says who is in them. */
export const peopleGroups = [
  {
    id: 'executive-committee',
    heading: `${boardYear} Executive Committee`,
    people: people.executiveCommittee.map(inSeat),
  },
  { id: 'board', heading: `${boardYear} Board of Trustees`, people: people.board.map(inSeat) },
  { id: 'executive-director', heading: 'Executive Director', people: people.executiveDirector.map(inSeat) },
  { id: 'founders', heading: 'Founders', people: people.founders.map(inSeat) },
] as const satisfies readonly PeopleGroup[]

function inSeat({ name, title, description, portrait, ...given }: PersonFacts): Person {
  return {
    name,
    title,
    organization: given.organization || organization.name,
    ...(description && { description }),
    ...(portrait && {
      image: {
        picture: pictureNamed(portrait),
        alt: given.portraitShows,
        position: given.portraitPosition || usualPosition,
      },
    }),
  }
}
