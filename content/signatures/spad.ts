import { hours } from '@/content/programs/spad'
import type { DayHour } from '@/content/types'
import { timeInWords, timesInWords } from '@/lib/dates/times'

/** A day at Spend-A-Day. The hours are those of the program; what lies between them is general. */
export const clockOfADay = {
  id: 'clock',
  heading: `A day from ${timesInWords(hours)}`,
  lead: 'A weekday has room for company, a good meal, and some quiet. Here’s one way it can go.',
  confirm: 'The order of a day at Spend-A-Day: activities, midday meal, activities, home.',
  hours: [
    {
      hour: onDial(hours.from),
      when: timeInWords(hours.from),
      text: 'We bring you in, or your family drops you off.',
    },
    { hour: 10.5, when: 'Morning', text: 'Gentle exercise, then cards, painting, or music with the others.' },
    { hour: 12, when: 'Midday', text: 'A meal, with company at the table.' },
    {
      hour: 13.75,
      when: 'Afternoon',
      text: 'More to do for those who like it, and a quiet chair for those who don’t.',
    },
    {
      hour: onDial(hours.to),
      when: timeInWords(hours.to),
      text: 'Time to head home, to your own supper and your own bed.',
    },
  ] satisfies readonly DayHour[],
  allDay: {
    heading: 'All day long',
    text: 'Nursing care is close by, and so is help with medicines, walking, eating, and personal care.',
  },
} as const

/** The hour of the day in a time such as '15:30': 15.5. */
function onDial(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour + minute / 60
}
