import { organization } from './organization'
import type { PeopleGroup } from './types'

/** How a portrait is cropped until the owner says otherwise: a little above the middle, where faces are. */
const imagePosition = '50% 30%'

/** The year of the committee and the board. */
export const boardYear = 2025

/**
 * The eight seats of BRIEF 2.13. Names and photographs are the owner's to supply: a name goes in `name`,
 * and a photograph in images/portraits/, with a line such as
 * `image: { picture: 'portraits/president', alt: 'The president in the garden' },` below the person's organization.
 * What a seat does is general knowledge about non-profit boards, not a statement about this one.
 */
export const peopleGroups = [
  {
    id: 'executive-committee',
    heading: `${boardYear} Executive Committee`,
    lead: 'The people who lead the board between its meetings.',
    people: [
      {
        name: '',
        title: 'President',
        organization: organization.name,
        imagePosition,
        description: 'Leads the board and speaks for it.',
      },
      {
        name: '',
        title: 'Vice President',
        organization: organization.name,
        imagePosition,
        description: 'Stands beside the president, and steps in when needed.',
      },
      {
        name: '',
        title: 'Treasurer',
        organization: organization.name,
        imagePosition,
        description: 'Keeps an eye on the money that is given and spent.',
      },
    ],
  },
  {
    id: 'board',
    heading: `${boardYear} Board of Trustees`,
    lead: 'A non-profit has no owners. Its trustees look after it for the people it serves.',
    people: [
      {
        name: '',
        title: 'Trustee',
        organization: organization.name,
        imagePosition,
      },
      {
        name: '',
        title: 'Trustee',
        organization: organization.name,
        imagePosition,
      },
    ],
  },
  {
    id: 'executive-director',
    heading: 'Leading the staff',
    lead: 'The director leads the staff and the daily work.',
    people: [
      {
        name: '',
        title: 'Executive Director',
        organization: organization.name,
        imagePosition,
        description: 'Answers to the board.',
      },
    ],
  },
  {
    id: 'founders',
    heading: 'Founders',
    lead: [
      `It began with a college club in ${organization.foundedYear}. `,
      { text: 'See the first picture', href: '/history#1950s' },
    ],
    people: [
      {
        name: '',
        title: 'Founder',
        organization: 'College Club of Summit',
        imagePosition,
      },
      {
        name: '',
        title: 'Founder',
        organization: 'College Club of Summit',
        imagePosition,
      },
    ],
  },
] as const satisfies readonly PeopleGroup[]
