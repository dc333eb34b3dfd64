import type { TableQuestion } from '@/content/types'

/** What people commonly ask a social worker, with answers from the pages they lead to. */
export const questionTable = {
  id: 'table',
  heading: 'Common questions',
  image: { picture: 'signatures/kitchen-table', alt: '' },
  questions: [
    {
      id: 'alone',
      question: 'What if Mom falls when no one’s there?',
      answer: 'She can wear a button and call for help without a phone.',
      link: { text: 'See how it works', href: '#lifestation' },
    },
    {
      id: 'paying',
      question: 'How will we pay for help?',
      answer:
        'Medicaid, the Department of Veterans Affairs (VA), and the county may pay for some care, if you qualify.',
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
      answer: 'Our social workers can help you find respite care, which gives you time off.',
      link: { text: 'A day at Spend-A-Day', href: '/spad' },
    },
  ] satisfies readonly TableQuestion[],
} as const
