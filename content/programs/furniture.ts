import { prices, programHours } from '@/content/facts'
import { byEmailOrPhone, email, fullName, phoneNumber } from '@/content/forms/fields'
import { largestPhoto } from '@/content/forms/messages'
import { organization } from '@/content/organization'
import type { HoursRow, Illustration, ProgramRecord } from '@/content/types'
import { hoursInWords, hoursOf, timesInWords } from '@/lib/dates/times'

const { city } = organization.address
const hours: HoursRow = { what: 'Furniture Workshop', ...hoursOf(programHours.furniture) }

const callForPrice = 'Call us about the price'

const image: Illustration = {
  picture: 'programs/furniture',
  alt: 'A craftsman on one knee pulls a strand of cane tight through a half-woven chair seat, while a student leans on the chair’s back to hold it still',
}

export const furniture: ProgramRecord<'furniture'> = {
  slug: 'furniture',
  names: { menu: 'Furniture Workshop', card: 'Furniture Workshop' },
  search: {
    title: `Furniture Workshop: Chair Caning and Repair | ${organization.name}`,
    description: `Need a chair caned or a table repaired near ${city}, NJ? Our workshop does caning, rushing, and refinishing, on weekdays from ${timesInWords(hours)}`,
  },
  summary: 'Caning, rushing, repairs, and refinishing, done by hand in our own workshop.',
  inSpanish: 'Un taller donde se tejen asientos de rejilla y de junco, y se reparan y restauran muebles a mano.',
  image,
  banner: {
    title: 'Furniture Restoration Workshop',
    lead: `Caning, rushing, repairs, and refinishing, done by hand in our own workshop in ${city}.`,
    image,
    buttons: [{ text: 'Hours and location', url: '#place', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: 'Depends on the piece' },
    { label: 'Open', value: hoursInWords(hours) },
    { label: 'Where', value: `Lower level of our building in ${city}` },
  ],
  opening: {
    question: 'Do you have a chair no one can use?',
    answer: 'Ask our workshop about it.',
    text: [
      'A broken cane seat, a wobbly leg, a tabletop with rings from sixty years of coffee cups: much of that can be fixed.',
    ],
  },
  costs: {
    rows: [
      { item: 'Caning', price: { value: prices.furniture.caning, instead: callForPrice } },
      { item: 'Rushing', price: { value: prices.furniture.rushing, instead: callForPrice } },
      { item: 'Repairs and refinishing', price: { value: prices.furniture.repairs, instead: callForPrice } },
    ],
    dependsOn: 'The price depends on the work and on the size and condition of the piece.',
    ways: [],
  },
  questions: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'can-it-be-mended',
        question: 'How do I find out whether my piece can be repaired?',
        answer: [
          'Call us, or send the form with a few words and a photo. We’ll call or email to tell you whether we can fix it.',
        ],
      },
      {
        id: 'when-to-bring-it',
        question: 'Can I just bring it in?',
        answer: ['Please ask us first.'],
      },
      {
        id: 'cane-or-rush',
        question: 'Is my seat cane or rush?',
        answer: [
          'Cane is flat and woven in an open pattern, with small holes you can see through. Rush is a thick, solid seat of twisted cord, in four triangles that meet in the middle.',
        ],
      },
      {
        id: 'lend-a-hand',
        question: 'Can I help in the workshop?',
        answer: [
          [
            'Yes. The workshop is one of the places where ',
            { text: 'volunteers', href: '/volunteer' },
            ' are welcome.',
          ],
        ],
      },
    ],
  },
  close: {
    heading: 'Tell us about your piece',
    text: 'We’ll tell you whether we can fix it.',
  },
  serviceArea: {
    partsOf: organization.counties,
    towns: [city],
    where: `The workshop is in ${city}. You bring your piece to us.`,
    confirm: 'Whether the workshop takes furniture from any town.',
    yes: `The workshop is in ${city}.`,
    maybe: `You’d bring your piece to our workshop in ${city}.`,
    no: 'There may be a workshop closer to you.',
  },
  form: {
    type: 'furnitureWorkshop',
    reader: 'The Furniture Workshop',
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
        autocomplete: 'on',
        placeholder: 'e.g., chair, table, chest of drawers',
      },
      {
        id: 'repairInfo',
        label: 'What needs to be done?',
        hint: 'Tell us what’s broken, loose, or worn, and about how big the piece is.',
        type: 'textarea',
        isRequired: true,
      },
      {
        id: 'photo',
        label: 'A photo of the piece',
        hint: `One picture, up to ${largestPhoto.printed}. It helps us tell you what’s possible.`,
        type: 'file',
        accept: 'image/*',
        isRequired: false,
      },
    ],
  },
  getStarted: {
    search: {
      title: `Ask About a Furniture Repair in ${city}, NJ | ${organization.name}`,
      description:
        'Can that old chair be fixed? Tell our Furniture Workshop about your piece, add a photo if you have one, and we’ll call or email you with an answer.',
    },
    heading: 'Ask our Furniture Workshop about a repair',
    lead: 'It takes about three minutes, and a photo helps.',
    image: {
      picture: 'answering/furniture',
      alt: 'In the dark workshop, the bald restorer listens on a red telephone, with the chair he was carrying still upside down on his head; a loose strand curls from its new cane seat',
    },
    steps: [
      'The workshop looks at your answers, and at your photo if you add one.',
      'We call or email to tell you whether we can fix your piece.',
      `If we can, you bring it in. There’s parking on site, and the workshop is open ${hoursInWords(hours)}`,
    ],
  },
}

export const sections = {
  offerings: {
    heading: 'What the workshop offers',
    items: [
      { name: 'Caning', text: 'New seats and backs, woven from strips of cane.' },
      { name: 'Rushing', text: 'Seats of twisted rush or fiber cord, wound strand by strand.' },
      { name: 'Repairs and refinishing', text: 'Loose joints, broken parts, and tired or scratched surfaces.' },
      { name: 'Personalized craftsmanship', text: 'Tell us how you use the piece and what you’d like done.' },
      { name: 'Quality materials', text: 'Cane, cord, and finishes chosen to suit your piece.' },
      { name: 'Parking and timely turnaround', text: 'Park on site, and ask us when your piece will be ready.' },
    ],
  },
  /** The Star-Ledger 2011-07-31 and Renna Media. */
  features: [
    {
      term: 'It started in a garage',
      text: 'In 1961, a few retired men started fixing furniture in a small, unheated garage.',
    },
    { term: 'Worth keeping', text: 'A chair that’s been in the family for years can be used again.' },
    {
      term: 'A community program',
      text: 'The workshop is part of our work for older neighbors who want to stay at home.',
    },
  ],
  place: {
    heading: 'Hours and location',
    hours,
    lines: [
      `The workshop is on the lower level of our building in ${city}.`,
      'There’s on-site parking for drop-off and pick-up.',
    ],
  },
} as const

/** One chair, drawn before and after. What was done to it are services of BRIEF 1.5. */
export const beforeAndAfter = {
  id: 'chair',
  heading: 'One chair, before and after',
  before: {
    name: 'Before',
    picture: 'furniture/chair-before',
    alt: 'A dull old chair with a torn cane seat and a loose rung, beside an open toolbox and a hammer',
  },
  after: {
    name: 'After',
    picture: 'furniture/chair-after',
    alt: 'The same chair with new cane in the seat, the rung back in place, and wood that glows; the toolbox is closed',
  },
  slider: 'Slide to see the chair before and after',
  /** What a screen reader says of the slider's place; `{before}` and `{after}` stand for percent. */
  sliderValue: '{before} percent before, {after} percent after',
  work: [
    { term: 'The seat', text: 'New cane replaces the torn seat.' },
    { term: 'The rung', text: 'The loose joint is glued, so it holds again.' },
    { term: 'The wood', text: 'The scratches are gone, and the wood is refinished.' },
  ],
} as const
