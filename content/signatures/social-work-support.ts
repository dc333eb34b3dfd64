import type { TableQuestion } from '@/content/types'

/** What people commonly ask a social worker, with answers from the pages they lead to. */
export const kitchenTable = {
  id: 'table',
  heading: 'Questions from the kitchen table',
  lead: 'A lot of families ask these, and each one has a good place to start.',
  image: { picture: 'signatures/kitchen-table', alt: '' },
  questions: [
    {
      id: 'alone',
      question: 'What if Mom falls when no one’s there?',
      answer: 'A medical alert button can call for help when she presses it.',
      link: { text: 'See how it works', href: '#lifestation' },
    },
    {
      id: 'paying',
      question: 'How will we pay for help?',
      answer: 'Medicaid, the Department of Veterans Affairs (VA), and the county each pay for some care.',
      link: { text: 'Ways to pay for care', href: '/homecare#costs' },
    },
    {
      id: 'hospital',
      question: 'Dad’s coming home from the hospital. Now what?',
      answer: 'A social worker can help you plan before he gets home.',
      link: { text: 'Care after the hospital', href: '/homecare' },
    },
    {
      id: 'rest',
      question: 'I’m the caregiver. Who helps me?',
      answer: 'A few hours to yourself can be enough to catch your breath.',
      link: { text: 'A day at Spend-A-Day', href: '/spad' },
    },
  ] satisfies readonly TableQuestion[],
} as const
