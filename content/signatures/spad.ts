import { hours } from '@/content/programs/spad'
import type { DayHour } from '@/content/types'
import { timeInWords } from '@/lib/dates/times'

/** A day at Spend-A-Day. The hours are those of the program; what lies between them is general. */
export const sampleDay = {
  heading: 'A sample day',
  confirm: 'The order of a day at Spend-A-Day: activities, midday meal, activities, home.',
  hours: [
    { when: timeInWords(hours.from), text: 'We bring you in, or your family drops you off.' },
    { when: 'Morning', text: 'Gentle exercise, then cards, painting, or music.' },
    { when: 'Midday', text: 'A meal together.' },
    { when: 'Afternoon', text: 'More activities, or quiet time.' },
    { when: timeInWords(hours.to), text: 'Time to head home.' },
  ] satisfies readonly DayHour[],
} as const
