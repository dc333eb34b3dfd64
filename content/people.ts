import { organization } from './organization'
import type { PeopleGroup } from './types'

/** How a portrait is cropped unless the owner says otherwise: a little above the middle, where faces are. */
const imagePosition = '50% 30%'

/** The year the committee and the board serve. */
export const boardYear = 2025

/**
 * The eight seats from BRIEF 2.13. The owner supplies names and photographs: a name goes in `name`,
 * and a photograph in images/portraits/, with a line such as
 * `image: { picture: 'portraits/president', alt: 'The president in the garden' },` below the person's organization.
 * What a seat does is general knowledge about nonprofit boards, not a statement about this one.
 */
export const peopleGroups = [
  {
    id: 'executive-committee',
    heading: `${boardYear} Executive Committee`,
    confirm: 'The year in this heading, and who is on the committee now.',
    lead: 'An executive committee usually acts for the board between its regular meetings.',
    people: [
      {
        name: '',
        title: 'President',
        organization: organization.name,
        imagePosition,
        description: 'Leads the board and speaks on its behalf.',
      },
      {
        name: '',
        title: 'Vice President',
        organization: organization.name,
        imagePosition,
        description: 'Supports the president and steps in when needed.',
      },
      {
        name: '',
        title: 'Treasurer',
        organization: organization.name,
        imagePosition,
        description: 'Oversees our finances.',
      },
    ],
  },
  {
    id: 'board',
    heading: `${boardYear} Board of Trustees`,
    confirm: 'The year in this heading, and who is on the board now.',
    lead: 'A nonprofit has no owners, so its trustees look after it for the people it serves.',
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
    heading: 'Executive Director',
    lead: 'The executive director leads our staff and our day-to-day work.',
    people: [
      {
        name: '',
        title: 'Executive Director',
        organization: organization.name,
        imagePosition,
        description: 'Reports to the board.',
      },
    ],
  },
  {
    id: 'founders',
    heading: 'Founders',
    lead: [
      `A college club founded us in ${organization.foundedYear}. `,
      { text: 'See how it started', href: '/history#1950s' },
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
