import { z } from 'zod'
import { confirm, maybe, picture, slot, spelled, words, year } from './fields'

const person = z
  .strictObject({
    name: slot('Name', 'Write the person’s name.'),
    title: words('Seat', 'For example Treasurer.'),
    organization: maybe('Organization', 'If it isn’t ours.'),
    description: maybe('A sentence about the seat or the person'),
    portrait: picture('Portrait', 'portraits'),
    portraitShows: maybe('What the portrait shows', 'For people who can’t see it: Pat O’Neil in the garden.'),
    portraitPosition: spelled(
      'What to keep in view',
      /^(\d{1,3}% \d{1,3}%)?$/,
      'Write two percentages, like 50% 10%.',
      'Only if the face is cut off. 50% 10% is a face near the top.',
    ),
  })
  .refine(({ portrait, portraitShows }) => !portrait || portraitShows.trim(), {
    path: ['portraitShows'],
    error: 'Say in a few words what the portrait shows.',
  })

const seats = (label: string) =>
  z.array(person).min(1, 'At least one person.').meta({ label, one: 'person', summary: '{{name}} {{title}}' })

/** Who is on the board and the committee, who runs the house, and who founded it. */
export const peopleSchema = z
  .strictObject({
    boardYear: year('The year the committee and the board serve'),
    confirm,
    executiveCommittee: seats('Executive committee'),
    board: seats('Board of trustees'),
    executiveDirector: seats('Executive director'),
    founders: seats('Founders'),
  })
  .meta({ label: 'Trustees' })

export type PeopleFacts = z.infer<typeof peopleSchema>
export type PersonFacts = z.infer<typeof person>
