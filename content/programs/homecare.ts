import { prices } from '@/content/facts'
import { additionalInfo, whoAsks } from '@/content/forms/fields'
import { callForRate } from '@/content/messages'
import { officeHours, organization, serviceArea } from '@/content/organization'
import { publicHelp } from '@/content/public-help'
import type { Block, Illustration, PaymentWay, ProgramRecord, TextField, WeekDay } from '@/content/types'
import { inSentence } from '@/lib/sentences'

const { name, foundedYear } = organization

const image: Illustration = {
  picture: 'programs/home-care',
  alt: 'An older woman glides upstairs on her stair lift like a queen, waving, her cat upright on her lap; her aide races up the steps behind her, laughing, and loses by a nose',
}

const heroImage: Illustration = {
  picture: 'heroes/home-care',
  alt: 'An older man has just flipped a pancake high above his pan; both stare up, and his aide, her mouth an O, steadies the stack and holds out a plate to catch it',
}

const waysToPay: readonly PaymentWay[] = [
  { way: 'Private pay', answer: 'You pay for the hours you choose, or your family does.' },
  {
    way: 'VA benefits',
    answer: [
      'The Department of Veterans Affairs (VA) can pay for care at home for some veterans. See ',
      publicHelp.veterans,
      '.',
    ],
  },
  {
    way: 'Medicaid',
    answer: [
      'Medicaid can pay for care at home for some people with limited income and savings, if they need enough help. In New Jersey, ask about Managed Long Term Services and Supports (MLTSS) at ',
      publicHelp.countyOffices,
      '.',
    ],
  },
  { way: 'Long-term care insurance', answer: 'Many policies cover home care. Have yours handy when you call.' },
  {
    way: 'Support via the county Division on Aging',
    answer: 'The county may help pay. Ask us how to apply.',
  },
]

/** Not a way to pay for what aides do, but the first that people ask about; medicare.gov, 'Home health services'. */
const medicare: PaymentWay = {
  way: 'Medicare',
  answer: [
    'It isn’t for care around the clock, or if all you need is help with bathing, dressing, or the house. If you’re homebound and need part-time skilled care, Medicare may cover that and some aide visits from a home health agency it has certified. See ',
    publicHelp.medicareHomeHealth,
    ', or ask a ',
    { text: 'Medicare counselor', href: '/medicare-ship' },
    '.',
  ],
}

const careTypeOtherText: TextField = {
  id: 'careTypeOtherText',
  label: 'What other kind of care?',
  type: 'text',
  isRequired: true,
  autocomplete: 'on',
  placeholder: 'Please specify',
}

export const homecare: ProgramRecord<'homecare'> = {
  slug: 'homecare',
  names: { menu: 'Home Care', card: 'Homecare' },
  search: {
    title: `${name} | Home Care`,
    description:
      'Home care in Union County, NJ, and nearby: certified aides by the hour, overnight, around the clock, or live-in, with nurses on the team.',
  },
  summary: 'Certified aides by the hour, overnight, around the clock, or live-in.',
  inSpanish:
    'Asistentes certificados de salud en el hogar que le ayudan por horas, de noche o las 24 horas, o que viven con usted.',
  image,
  banner: {
    title: `${name} Home Care`,
    lead: 'Certified aides by the hour, overnight, around the clock, or live-in.',
    image: heroImage,
    buttons: [
      { text: 'Apply as Home Health Aide', url: organization.aideApplication, isPrimary: false, opensNewTab: true },
    ],
  },
  atAGlance: [
    { label: 'Ways to pay', value: 'Private pay, VA benefits, Medicaid, long-term care insurance, county support' },
    { label: 'Where', value: serviceArea },
    { label: 'When', value: 'Hourly, overnight, 24-hour, or live-in' },
  ],
  opening: {
    question: 'Do you want to remain living in the comfort of your own home for as long as possible?',
    answer: `${name} Can Help!`,
    text: ['An aide can cook a meal, help you bathe and dress, go with you to the doctor, or stay the night.'],
  },
  costs: {
    rows: [
      {
        item: 'Hourly and overnight care',
        price: { value: prices.homecare.hourly, instead: callForRate },
      },
      {
        item: '24-hour and live-in care',
        price: { value: prices.homecare.liveIn, instead: callForRate },
      },
      {
        item: 'Medical alert monitoring',
        price: { value: prices.homecare.medicalAlert, instead: callForRate },
        note: 'Life Station, run by a third party.',
      },
    ],
    dependsOn:
      'What you pay depends on how many hours of care you need, and whether an aide stays overnight or lives in.',
    ways: [...waysToPay, medicare],
  },
  questions: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'accreditation',
        question: 'Is your home care accredited?',
        answer: [
          'Yes. We’re accredited by the New Jersey Commission on Accreditation for Home Care, which is over 30 years old.',
        ],
      },
      {
        id: 'service-area',
        question: 'Where do you provide home care?',
        answer: [
          [
            `We serve ${serviceArea}. `,
            { text: 'Check your town', href: '/find-help#my-town' },
            ', or call with your ZIP code.',
          ],
        ],
      },
      {
        id: 'hours-of-service',
        question: 'What hours can an aide come?',
        answer: [
          'Care can be hourly, overnight, 24-hour, or live-in.',
          `Our office is open ${officeHours} Once you’re a client, you have support 24 hours a day, 7 days a week.`,
        ],
      },
      {
        id: 'aide-certification',
        question: 'Are your aides certified?',
        answer: [
          'Yes. Every aide is a Certified Home Health Aide with 76 hours of training.',
          'Some care, such as dressing a wound or giving an injection, usually takes a nurse. If you need skilled nursing, choose it on the form or call us, and we’ll tell you what we can offer.',
        ],
      },
      {
        id: 'exceptional-aides',
        question: 'What makes your aides exceptional?',
        answer: [
          {
            list: [
              'They’re certified, with 76 hours of training.',
              'They’re our own employees, not outside contractors.',
            ],
          },
        ],
      },
      {
        id: 'payment',
        question: 'How can I pay for home care?',
        answer: [
          'There are several ways:',
          {
            list: waysToPay.map(({ way }) => way),
          },
          'If you’re not sure what you qualify for, ask us.',
        ],
      },
    ],
  },
  close: {
    heading: 'Let’s talk about what would help',
    text: 'Tell us where the day gets hard. We’ll tell you what’s possible and what it costs.',
  },
  serviceArea: {
    counties: ['Union'],
    partsOf: organization.countiesInPart,
    where: `Our aides work in Union County and in parts of ${inSentence(organization.countiesInPart)} counties.`,
    yes: 'Our aides work in all of Union County.',
    maybe: 'Our aides work in parts of this county, so we’ll check the address with you.',
    no: 'There may be a home care agency closer to you.',
  },
  form: {
    type: 'homeCare',
    reader: 'Our Home Care team',
    fields: [
      ...whoAsks,
      {
        id: 'careType',
        label: 'What kind of care are you looking for?',
        hint: 'Skilled nursing is care, such as dressing a wound, that takes a nurse. For dementia care, respite, or more than one kind, choose Other.',
        type: 'radio',
        isRequired: true,
        options: ['Personal Care', 'Companionship', 'Skilled Nursing', 'Other'],
        other: { option: 'Other', field: careTypeOtherText },
      },
      {
        id: 'paymentMethod',
        label: 'How would the care be paid for?',
        hint: 'Not sure? Choose any, and we’ll talk it over. VA stands for the Department of Veterans Affairs.',
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
      title: `Ask About Home Care in Union County, NJ | ${name}`,
      description:
        'Need help at home for a parent, a spouse, or yourself? Tell us what’s hard right now, and our Home Care team will call, email, or text you back.',
    },
    heading: 'Ask us about Home Care',
    lead: 'It takes about three minutes.',
    image: {
      picture: 'answering/homecare',
      alt: 'Evening at the office: one arm in her coat, her bag packed behind her, a coordinator sits on the desk’s edge, listens to the telephone with lowered eyes, and writes on her knee by lamplight',
    },
    confirm: 'Whether the question about payment may have an answer for people who aren’t sure yet.',
    steps: [
      'Our Home Care team reads your answers.',
      `We get in touch the way you choose, during office hours: ${officeHours}`,
      'Together, we work out what fits and what it costs. Then it’s up to you.',
    ],
  },
}

export const sections = {
  roots: {
    heading: `Our roots go back to ${foundedYear}`,
    confirm: 'Send the official mark of the Commission. Until then, a line of type says who accredits you.',
    text: [
      `${name} has cared for older adults in their own homes since ${foundedYear}. We’re accredited by the New Jersey Commission on Accreditation for Home Care.`,
    ] satisfies readonly Block[],
  },
  different: {
    heading: `How is ${name} different?`,
    items: [
      'We’re a nonprofit.',
      'We employ our Certified Home Health Aides directly.',
      'Registered nurses and licensed social workers are on our team, and you can ask them about health, benefits, or family concerns.',
    ],
  },
  personalCare: {
    id: 'personal-care',
    heading: 'Personal Care Services Offered?',
    items: [
      'Personal care such as bathing, dressing, and grooming',
      'Medication management, as a nurse directs',
      'Mobility and transfer help, such as a hand getting out of bed',
      'Toileting and incontinence care',
      'Meal preparation and special diets',
      'Light housekeeping and laundry',
      'Escort to doctor visits',
      'Shopping, errands, and transport',
      'Exercise and activities',
    ],
  },
  careTypes: {
    id: 'types-of-care',
    heading: 'Types of Care Offered?',
    items: [
      'Hourly and overnight care',
      '24-hour and live-in care',
      'Dementia care',
      'Companionship',
      'Respite care, so a family caregiver can rest',
      'Transitional care after a rehab or hospital stay or a move',
      'Safe-home support',
      'Medical alert monitoring, run by a third party',
    ],
  },
  offersLabel: 'What we offer',
} as const

/** An example of a week with home care. What aides do is BRIEF 1.5; days and tasks are only an example. */
export const sampleWeek = {
  id: 'week',
  heading: 'A sample week',
  lead: 'Your week may look very different.',
  days: [
    {
      day: 'Monday',
      when: 'Morning',
      text: 'An aide helps with the shower and makes breakfast.',
      image: { picture: 'signatures/week-breakfast', alt: '' },
    },
    {
      day: 'Tuesday',
      when: 'No visit',
      text: 'A day to yourself.',
      image: { picture: 'signatures/week-free', alt: '' },
    },
    {
      day: 'Wednesday',
      when: 'Morning',
      text: 'Shower, breakfast, and a load of laundry.',
      image: { picture: 'signatures/week-laundry', alt: '' },
    },
    {
      day: 'Thursday',
      when: 'Overnight',
      text: 'An aide is there all night, so your daughter can sleep.',
      image: { picture: 'signatures/week-night', alt: '' },
    },
    {
      day: 'Friday',
      when: 'Morning',
      text: 'Breakfast, and then a trip to the doctor together.',
      image: { picture: 'signatures/week-doctor', alt: '' },
    },
    {
      day: 'Saturday',
      when: 'No visit',
      text: 'The family comes by.',
      image: { picture: 'signatures/week-family', alt: '' },
    },
    {
      day: 'Sunday',
      when: 'Afternoon',
      text: 'Cards, and a walk to the swings.',
      image: { picture: 'signatures/week-company', alt: '' },
    },
  ] satisfies readonly WeekDay[],
} as const
