import type { WeekDay } from '@/content/types'

/** An example of a week with home care. What aides do is BRIEF 1.5; days and tasks are only an example. */
export const sampleWeek = {
  id: 'week',
  heading: 'A sample week',
  lead: 'Your week may look very different.',
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
      text: 'A day to yourself.',
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
      text: 'Cards and a short walk.',
      image: { picture: 'signatures/week-company', alt: '' },
    },
  ] satisfies readonly WeekDay[],
} as const
