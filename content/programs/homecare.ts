import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '../form-fields'
import { callForRate } from '../messages'
import { officeHours, organization } from '../organization'
import type { Block, Illustration, PaymentWay, ProgramRecord, TextField } from '../types'

const { name, foundedYear } = organization

const image: Illustration = {
  picture: 'programs/home-care',
  alt: 'A home health aide sits beside an older woman in her armchair and they hold hands over a cup of tea while the cat sleeps at their feet',
}

const heroImage: Illustration = {
  picture: 'heroes/home-care',
  alt: 'An older man whisks pancake batter while his aide pours in the milk and steadies the bowl with him',
}

const waysToPay: readonly PaymentWay[] = [
  { way: 'Private pay', answer: 'You or your family pay for the hours you choose.' },
  { way: 'VA benefits', answer: 'For veterans, and often for a surviving spouse.' },
  { way: 'Medicaid', answer: 'For people with a low income who need help every day.' },
  { way: 'Long-term care insurance', answer: 'Have your policy at hand when you call.' },
  {
    way: 'Support via the county Division on Aging',
    answer: 'What there is changes from year to year. We help you ask.',
  },
]

const careTypeOtherText: TextField = {
  id: 'careTypeOtherText',
  label: 'What other kind of care?',
  type: 'text',
  isRequired: true,
  autocomplete: 'off',
  placeholder: 'Please specify',
}

/** Home Care: what every page knows of it. */
export const homecare: ProgramRecord<'homecare'> = {
  slug: 'homecare',
  names: { menu: 'Home Care', card: 'Homecare', footer: 'Home Care' },
  search: {
    title: `${name} | Home Care`,
    description:
      'Certified Home Health Aides by the hour, overnight, around the clock or living in, with nurses and social workers, in Union County and nearby.',
  },
  summary: 'Certified aides by the hour, overnight, around the clock or living in.',
  moment: { hour: 'Eight o’clock', line: 'Tea, and good company.' },
  image,
  banner: {
    title: `${name} Home Care`,
    lead: 'Certified aides, with registered nurses and licensed social workers beside them, for a few hours, through the night or living in.',
    image: heroImage,
    buttons: [
      { text: 'Apply as Home Health Aide', url: organization.aideApplication, isPrimary: false, opensNewTab: true },
    ],
  },
  atAGlance: [
    { label: 'Since', value: String(foundedYear) },
    { label: 'Where', value: 'Union County, parts of Essex, Somerset and Morris' },
    { label: 'When', value: 'By the hour, overnight, 24 hours or live-in' },
    { label: 'Paid by', value: 'Private pay, VA, Medicaid, long-term care insurance' },
  ],
  opening: {
    question: 'Do you want to remain living in the comfort of your own home for as long as possible?',
    answer: `${name} Can Help!`,
    text: [
      'A little help at the right hour can make the difference: somebody to steady you in the shower, cook a meal you like, drive you to the doctor, or simply be there at night.',
      'You keep your own bed, your own kitchen and your own day. Your family can be family again.',
    ],
  },
  costs: {
    rows: [
      { item: 'Hourly and overnight care', price: callForRate },
      { item: '24-hour and live-in care', price: callForRate },
      { item: 'Medical alert monitoring', price: callForRate, note: 'Run by a third party.' },
    ],
    ways: waysToPay,
  },
  questions: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'accreditation',
        question: 'Is your home care accredited?',
        answer: [
          'Yes. We are accredited by the New Jersey Commission on Accreditation for Home Care. The Commission is over 30 years old and accredits home care in this state.',
        ],
      },
      {
        id: 'service-area',
        question: 'Where do you provide home care?',
        answer: [
          'In all of Union County, and in parts of Essex, Somerset and Morris counties. Call with your ZIP code and we will tell you at once.',
        ],
      },
      {
        id: 'hours-of-service',
        question: 'What hours can an aide come?',
        answer: [
          `Any hours. Aides come for part of a day, overnight, for 24 hours, or live in. Our office is open ${officeHours} Once we care for you, you have support 24 hours a day, 7 days a week.`,
        ],
      },
      {
        id: 'aide-certification',
        question: 'Are your aides certified?',
        answer: ['Yes. Every aide is a Certified Home Health Aide, trained for 76 hours and employed by us directly.'],
      },
      {
        id: 'exceptional-aides',
        question: 'What makes your aides exceptional?',
        answer: [
          {
            list: [
              'They are certified, with 76 hours of training.',
              'They are our own employees, not contractors sent by somebody else.',
              'Registered nurses and licensed social workers support them.',
              'They work to the standards of our accreditation.',
            ],
          },
        ],
      },
      {
        id: 'payment',
        question: 'How can home care be paid for?',
        answer: [
          'There are several ways:',
          {
            list: waysToPay.map(({ way }) => way),
          },
          'If you are not sure what you are entitled to, ask. Our social workers know the way.',
        ],
      },
    ],
  },
  close: {
    heading: 'Let us talk about what would help',
    text: 'Tell us about an ordinary day, and where it gets hard. We will tell you what is possible, and what it costs.',
  },
  form: {
    type: 'homeCare',
    reader: 'Our home care team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'careType',
        label: 'What kind of care are you looking for?',
        type: 'radio',
        isRequired: true,
        options: ['Personal Care', 'Companionship', 'Skilled Nursing', 'Other'],
        other: { option: 'Other', field: careTypeOtherText },
      },
      {
        id: 'paymentMethod',
        label: 'How would the care be paid for?',
        hint: 'Not sure yet? Choose what is most likely. Nothing is decided here.',
        type: 'radio',
        isRequired: true,
        options: ['Privately paid', 'Longterm Insurance', 'VA', 'Medicaid'],
      },
      {
        id: 'careJourney',
        label: 'Where are you in your search for care?',
        type: 'radio',
        isRequired: true,
        options: [
          'I am just starting to research options',
          'I know what I need and am looking at options',
          'I want Home Care and want to start soon',
        ],
      },
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask about home care | ${name}`,
      description: 'Tell us about the care you or your family need at home. We call or write back, the way you choose.',
    },
    heading: 'Tell us about the care you need',
    lead: 'It takes about three minutes. Somebody from our home care team answers by phone, email or text, whichever you choose.',
    steps: [
      'Our home care team reads your answers.',
      `We answer the way you choose, ${officeHours}`,
      'Together we work out what fits, and what it costs. You decide.',
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  roots: {
    heading: `Home care with roots since ${foundedYear}`,
    mark: {
      picture: 'brand/accreditation',
      alt: 'Seal for care accredited by the New Jersey Commission on Accreditation for Home Care',
      confirm: 'The owner supplies the official mark of the Commission; this seal is a stand-in.',
    },
    text: [
      `${name} has cared for older adults in their own homes since ${foundedYear}. We are accredited by the New Jersey Commission on Accreditation for Home Care.`,
      'Our aides are Certified Home Health Aides, and we employ them ourselves. Registered nurses and licensed social workers are part of the same team, so a question about health, money or family has somebody to go to.',
    ] satisfies readonly Block[],
  },
  different: {
    heading: `How is ${name} different?`,
    items: [
      `We are a non-profit, here to help older neighbors since ${foundedYear}.`,
      'We are the only provider in the state with the full range of eldercare services.',
      'We employ our Certified Home Health Aides directly.',
      'Registered nurses and licensed social workers stand behind every aide.',
      'The New Jersey Commission on Accreditation for Home Care accredits us.',
      'Care grows or shrinks with your needs: hours, nights, around the clock or living in.',
    ],
  },
  personalCare: {
    heading: 'Personal Care Services Offered?',
    items: [
      'Personal care such as bathing, dressing and grooming',
      'Medication management',
      'Mobility and transfer help',
      'Toileting and incontinence care',
      'Meal preparation and special diets',
      'Light housekeeping and laundry',
      'Escort to doctor visits',
      'Shopping, errands and transport',
      'Exercise and activities',
    ],
  },
  careTypes: {
    heading: 'Types of Care Offered?',
    items: [
      'Hourly and overnight care',
      '24-hour and live-in care',
      'Dementia care',
      'Companionship',
      'Respite care, so that a family caregiver can rest',
      'Transitional care after a rehab or hospital stay or a move',
      'Safe-home support',
      'Medical alert monitoring, run by a third party',
    ],
  },
  offersLabel: 'What we offer',
} as const
