import type { TableQuestion } from '../types'

/** What people commonly ask a social worker, with answers from the pages they lead to. */
export const kitchenTable = {
  id: 'table',
  heading: 'Questions on the kitchen table',
  lead: 'They’re the ones that families often bring, and each of them has a place to start.',
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
      answer: 'Medicaid, the VA, and the county each pay for some kinds of care.',
      link: { text: 'Ways to pay for care', href: '/homecare#costs' },
    },
    {
      id: 'hospital',
      question: 'Dad’s coming home from the hospital. Now what?',
      answer: 'A social worker can help you plan before he’s at the door.',
      link: { text: 'Care after the hospital', href: '/homecare' },
    },
    {
      id: 'rest',
      question: 'Who helps me, the one who helps?',
      answer: 'A day off each week can be enough to catch your breath.',
      link: { text: 'A day at Spend-A-Day', href: '/spad' },
    },
  ] satisfies readonly TableQuestion[],
} as const
