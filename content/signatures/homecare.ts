import type { WeekDay } from '@/content/types'

/** An example of a week with home care. What aides do is BRIEF 1.5; days and tasks are only an example. */
export const ordinaryWeek = {
  id: 'week',
  heading: 'An ordinary week',
  lead: 'Here’s one example: help on three mornings, one overnight so the family can sleep, and company on Sunday.',
  days: [
    {
      day: 'Monday',
      when: 'Morning',
      text: 'An aide helps with the shower and makes breakfast.',
      image: { picture: 'signatures/week-breakfast', alt: '' },
    },
    {
      day: 'Tuesday',
      when: 'No visit',
      text: 'The day is all yours.',
      image: { picture: 'signatures/week-free', alt: '' },
    },
    {
      day: 'Wednesday',
      when: 'Morning',
      text: 'Shower, breakfast, and a load of laundry.',
      image: { picture: 'signatures/week-laundry', alt: '' },
    },
    {
      day: 'Thursday',
      when: 'Overnight',
      text: 'An aide is there all night, so your daughter can sleep.',
      image: { picture: 'signatures/week-night', alt: '' },
    },
    {
      day: 'Friday',
      when: 'Morning',
      text: 'Breakfast, and then a trip to the doctor together.',
      image: { picture: 'signatures/week-doctor', alt: '' },
    },
    {
      day: 'Saturday',
      when: 'No visit',
      text: 'The family comes by.',
      image: { picture: 'signatures/week-family', alt: '' },
    },
    {
      day: 'Sunday',
      when: 'Afternoon',
      text: 'Cards, a short walk, and a good talk.',
      image: { picture: 'signatures/week-company', alt: '' },
    },
  ] satisfies readonly WeekDay[],
  note: 'Your week can look very different: a few hours, every night, around the clock, or live-in.',
} as const
