import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { hoursInWords, officeRow, programHours } from '../program-facts'
import type { BannerContent, Block, Fact, Faq, Term } from '../types'

const { furniture: hours } = programHours
const { city } = organization.address

/** Words of the furniture workshop page. Facts are those of SPEC sections 1, 2 and 9. */
export const furniture = {
  banner: {
    title: 'Furniture Restoration Workshop',
    lead: `Caning, rushing, repairs and refinishing, done by hand in our own workshop in ${city}.`,
    image: illustrations.furniture,
    buttons: [{ text: 'Hours and place', url: '#place', isPrimary: false }],
  } satisfies BannerContent,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Work', value: 'Caning, rushing, repairs, refinishing' },
    { label: 'Open', value: hoursInWords(hours) },
    { label: 'Where', value: `Lower level of our building in ${city}` },
    { label: 'Parking', value: 'On site, to drop\u00a0off and pick\u00a0up' },
  ] satisfies readonly Fact[],
  intro: {
    question: 'Is there a chair nobody may sit on anymore?',
    answer: 'Bring it back to the table.',
    text: [
      'A broken cane seat, a wobbly leg, a top with rings from sixty years of coffee cups: much of it can be put right.',
      'In our workshop, volunteers who love the craft restore furniture by hand.',
    ] satisfies readonly Block[],
  },
  features: {
    heading: 'Why people bring their furniture here',
    cards: [
      {
        heading: 'Worth keeping',
        text: 'Good wood and sound joints last for generations. A repair keeps them in the family.',
      },
      {
        heading: 'Done by hand',
        text: 'Every piece is different, so every piece gets its own pair of eyes and hands.',
      },
      {
        heading: 'Part of something good',
        text: 'The workshop is part of our work for older neighbors who want to stay at home.',
      },
    ],
  },
  offerings: {
    heading: 'What the workshop offers',
    terms: [
      { term: 'Caning', text: 'New seats and backs, woven from strips of cane.' },
      { term: 'Rushing', text: 'Seats of twisted rush or fiber cord, wound strand by strand.' },
      { term: 'Repairs and refinishing', text: 'Loose joints, broken parts, tired and scratched surfaces.' },
      { term: 'Personalized craftsmanship', text: 'You say what the piece means to you. The work follows that.' },
      { term: 'Quality materials', text: 'Materials that suit the piece, and last.' },
      {
        term: 'Parking and timely turnaround',
        text: 'Park at the building, leave the piece, and have it back in good time.',
      },
    ] satisfies readonly (Term & { text: string })[],
  },
  roots: {
    heading: 'It began in a garage',
    /** The Star-Ledger 2011-07-31 and Renna Media, as in FACTS.md. */
    confirm:
      'The workshop starts in 1961: retired men, a small unheated garage, 50 projects in the first year, no money taken.',
    text: [
      'In 1961 a few retired men began to mend furniture in a small, unheated garage. They finished 50 projects in the first year, and took no money for it.',
      'The workshop has moved indoors since then. The patience has stayed.',
    ] satisfies readonly Block[],
  },
  place: {
    heading: 'Hours and place',
    caption: 'When the workshop is open',
    hours: [hours, officeRow],
    lines: [
      `The workshop is in the lower level of our building in ${city}.`,
      'There is on-site parking for drop-off and pick-up.',
    ],
  },
  faq: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'can-it-be-mended',
        question: 'How do I find out whether my piece can be repaired?',
        answer: ['Send the form with a few words and a photo, or call. Ask before you bring anything.'],
      },
      {
        id: 'when-to-bring-it',
        question: 'When can I bring it, and where do I park?',
        answer: [
          `${hoursInWords(hours)} Park on site, and come to the lower level of the building. Parking is there for pick-up, too.`,
        ],
      },
      {
        id: 'cane-or-rush',
        question: 'Is my seat caned or rushed?',
        answer: [
          'Cane is flat and woven in an open pattern, with small holes you can see through. Rush is a thick, solid seat of twisted cord, in four triangles that meet in the middle.',
        ],
      },
      {
        id: 'lend-a-hand',
        question: 'Can I help in the workshop?',
        answer: [
          [
            'Yes. Furniture repair is one of the places where ',
            { text: 'volunteers', href: '/volunteer' },
            ' are welcome.',
          ],
        ],
      },
    ] satisfies readonly Faq[],
  },
  start: {
    heading: 'How to start',
    steps: [
      { heading: 'Tell us about the piece', text: 'What it is, what is broken, and how large it is. A photo helps.' },
      { heading: 'Hear what is possible', text: 'We call or write to say whether we can mend it.' },
      { heading: 'Bring it in', text: `${hours.from} to ${hours.to} on weekdays. Park on site to drop it off.` },
    ],
  },
  close: {
    heading: 'Tell us about your chair',
    text: 'Or your table, or your chest of drawers. Call, or send the form with a photo.',
  },
} as const
