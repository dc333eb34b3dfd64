import type { LetterNote } from '@/content/types'

/** The parts of a Medicare Summary Notice, in general words; medicare.gov, 'Medicare Summary Notice (MSN)'. */
export const annotatedLetter = {
  id: 'letter',
  heading: 'A Medicare letter, explained',
  lead: 'If you have Original Medicare and you’ve had care, a Medicare Summary Notice comes in the mail, sometimes months later.',
  letterLabel: 'Medicare Summary Notice, an example',
  letterhead: 'Medicare Summary Notice',
  letterFor: 'For Part B (Medical Insurance)',
  example: 'Example',
  notesLabel: 'What the parts mean',
  notes: [
    {
      id: 'not-a-bill',
      letter: { heading: 'This is not a bill' },
      heading: 'Don’t pay it',
      text: 'It’s a record. Wait for the doctor’s own bill before you pay anything.',
    },
    {
      id: 'approved',
      letter: {
        rows: [
          { label: 'Service provided', value: 'Office visit' },
          { label: 'Service approved?', value: 'Yes' },
        ],
      },
      heading: 'What was covered',
      text: '“Yes” means Medicare covered it. With a “No,” a note gives the reason.',
    },
    {
      id: 'may-be-billed',
      letter: {
        rows: [
          { label: 'Amount Medicare paid', value: '' },
          { label: 'Maximum you may be billed', value: '' },
        ],
      },
      heading: 'The most you can owe',
      text: 'Check it against the doctor’s bill. Other insurance may pay part of it.',
    },
    {
      id: 'appeal',
      letter: {
        heading: 'How to handle denied claims',
        text: 'Your appeal must be received by the date printed here.',
      },
      heading: 'You can appeal',
      text: 'If you think Medicare got it wrong, a counselor can explain how to appeal.',
    },
  ] satisfies readonly LetterNote[],
} as const
