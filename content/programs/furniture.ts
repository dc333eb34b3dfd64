import { byEmailOrPhone, email, fullName, phoneNumber } from '../form-fields'
import { largestPhoto } from '../form-rules'
import { callForRate } from '../messages'
import { officeRow, organization } from '../organization'
import { hoursInWords, timesInWords, weekdays } from '../times'
import type { Block, HoursRow, Illustration, ProgramRecord } from '../types'

const { city } = organization.address
const hours: HoursRow = { what: 'Furniture workshop', days: weekdays, from: '08:30', to: '11:30' }

const image: Illustration = {
  picture: 'programs/furniture',
  alt: 'An older craftsman shows a teenage student where the next strand goes as she pulls the cane tight through a chair seat',
}

/** Furniture Workshop: what every page knows of it. */
export const furniture: ProgramRecord<'furniture'> = {
  slug: 'furniture',
  names: { menu: 'Furniture Workshop', card: 'Furniture Workshop', footer: 'Furniture Workshop' },
  search: {
    title: `Furniture restoration workshop | ${organization.name}`,
    description: `Caning, rushing, repairs and refinishing by skilled volunteers in Summit, NJ. Open weekdays from ${timesInWords(hours)}, with parking.`,
  },
  summary: 'Caning, repairs and refinishing by skilled hands in our own workshop.',
  moment: { hour: 'Dusk', line: 'The last strand on an old chair.' },
  image,
  banner: {
    title: 'Furniture Restoration Workshop',
    lead: `Caning, rushing, repairs and refinishing, done by hand in our own workshop in ${city}.`,
    image,
    buttons: [{ text: 'Hours and place', url: '#place', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Work', value: 'Caning, rushing, repairs, refinishing' },
    { label: 'Open', value: hoursInWords(hours) },
    { label: 'Where', value: `Lower level of our building in ${city}` },
    { label: 'Parking', value: 'On site, to drop\u00a0off and pick\u00a0up' },
  ],
  opening: {
    question: 'Is there a chair nobody may sit on anymore?',
    answer: 'Bring it back to the table.',
    text: [
      'A broken cane seat, a wobbly leg, a top with rings from sixty years of coffee cups: much of it can be put right.',
      'In our workshop, volunteers who love the craft restore furniture by hand.',
    ],
  },
  costs: {
    rows: [
      { item: 'Caning', price: callForRate },
      { item: 'Rushing', price: callForRate },
      { item: 'Repairs and refinishing', price: callForRate },
    ],
    waysHeading: 'Price and payment',
    ways: [
      {
        way: 'The price of your piece',
        answer:
          'It depends on the size and the state of the piece. Describe it on the form, and add a photo if you can.',
      },
      { way: 'Paying', answer: 'Ask how you can pay when you call, before you bring anything in.' },
    ],
  },
  questions: {
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
    ],
  },
  close: {
    heading: 'Tell us about your chair',
    text: 'Or your table, or your chest of drawers. Call, or send the form with a photo.',
  },
  form: {
    type: 'furnitureWorkshop',
    reader: 'The furniture workshop',
    fields: [
      fullName,
      phoneNumber,
      email,
      byEmailOrPhone,
      {
        id: 'repairItem',
        label: 'What piece would you like repaired?',
        type: 'text',
        isRequired: true,
        autocomplete: 'off',
        placeholder: 'e.g. chair, table, chest of drawers',
      },
      {
        id: 'repairInfo',
        label: 'What needs to be done?',
        hint: 'Say what is broken, loose or worn, and roughly how large the piece is.',
        type: 'textarea',
        isRequired: true,
      },
      {
        id: 'photo',
        label: 'A photo of the piece',
        hint: `One picture, up to ${largestPhoto.printed}. It helps us to tell you what is possible.`,
        type: 'file',
        accept: 'image/*',
        isRequired: false,
      },
    ],
  },
  getStarted: {
    search: {
      title: `Ask about a furniture repair | ${organization.name}`,
      description:
        'Tell our furniture workshop about the piece you would like repaired, and send a photo if you have one.',
    },
    heading: 'Tell us about your piece',
    lead: 'It takes about three minutes, and a photo helps. We call or write back, the way you choose.',
    steps: [
      'The workshop looks at your answers and your photo.',
      'We call or write to say whether we can mend it.',
      `You bring it in, with parking for drop-off and pick-up: ${hoursInWords(hours)}`,
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
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
    ],
  },
  roots: {
    heading: 'It began in a garage',
    /** The Star-Ledger 2011-07-31 and Renna Media. */
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
  start: {
    heading: 'How to start',
    steps: [
      { heading: 'Tell us about the piece', text: 'What it is, what is broken, and how large it is. A photo helps.' },
      { heading: 'Hear what is possible', text: 'We call or write to say whether we can mend it.' },
      { heading: 'Bring it in', text: `${timesInWords(hours)} on weekdays. Park on site to drop it off.` },
    ],
  },
} as const
