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
 */
export const peopleGroups = [
  {
    id: 'executive-committee',
    heading: `${boardYear} Executive Committee`,
    confirm: 'The year in this heading, and who is on the committee now.',
    people: [
      {
        name: '',
        title: 'President',
        organization: organization.name,
        imagePosition,
      },
      {
        name: '',
        title: 'Vice President',
        organization: organization.name,
        imagePosition,
      },
      {
        name: '',
        title: 'Treasurer',
        organization: organization.name,
        imagePosition,
      },
    ],
  },
  {
    id: 'board',
    heading: `${boardYear} Board of Trustees`,
    confirm: 'The year in this heading, and who is on the board now.',
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
    people: [
      {
        name: '',
        title: 'Executive Director',
        organization: organization.name,
        imagePosition,
      },
    ],
  },
  {
    id: 'founders',
    heading: 'Founders',
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
