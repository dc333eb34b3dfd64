import { additionalInfo, email, fullName, phoneNumber, zipCode } from '../form-fields'
import { callForRate } from '../messages'
import { officeHours, officeRow, organization } from '../organization'
import { publicHelp } from '../public-help'
import { hoursInWords, timesInWords, weekdays } from '../times'
import type { Block, HoursRow, Illustration, ProgramRecord } from '../types'

/** Figures of the day program, each once (BRIEF 5.3). */
export const spendADay = {
  since: 1975,
  minimumDays: 2,
  maximumDays: 5,
  transport: { oneWay: '$8', roundTrip: '$16' },
} as const

const { minimumDays, maximumDays, since, transport } = spendADay
const fees = `${transport.oneWay} one way or ${transport.roundTrip} round trip`
/** When it is open. */
export const hours: HoursRow = { what: 'Spend-A-Day', days: weekdays, from: '09:00', to: '15:30' }

const image: Illustration = {
  picture: 'programs/spend-a-day',
  alt: 'Two older women and an older man laugh over a card game at a round table as he lays down his card',
}

/** Spend-A-Day: what every page knows of it. */
export const spad: ProgramRecord<'spad'> = {
  slug: 'spad',
  names: { menu: 'Spend-A-Day', card: 'Spend-A-Day', footer: 'Spend-A-Day' },
  search: {
    title: `Spend-A-Day adult day care | ${organization.name}`,
    description: `Medical adult day care in Summit, NJ, since ${since}: nursing, meals, exercise and good company, weekdays from ${timesInWords(hours)}`,
  },
  summary: 'Medical adult day care in good company, with a nurse, meals and a full day.',
  moment: { hour: 'Ten o’clock', line: 'The cards are on the table.' },
  image,
  banner: {
    title: 'Spend-A-Day',
    lead: `Medical adult day care in ${organization.address.city}: good company and a nurse close by for you, and a free day for your family.`,
    image,
    buttons: [{ text: 'Hours and costs', url: '#costs', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Since', value: String(since) },
    { label: 'Open', value: hoursInWords(hours) },
    { label: 'How often', value: `${minimumDays} to ${maximumDays} days a week` },
    { label: 'Transport', value: `${transport.oneWay} one way, ${transport.roundTrip} round trip` },
  ],
  opening: {
    question: 'Are the days at home too long, too quiet or not safe alone?',
    answer: 'Spend them with us.',
    text: [
      `Spend-A-Day is medical adult day care: care and company during the day, your own bed at night. It has been open since ${since} and is licensed by the state health department.`,
      'Your family can work, rest or run errands, and know that you are in good hands.',
    ],
  },
  costs: {
    rows: [
      {
        item: 'A day at Spend-A-Day',
        price: callForRate,
        note: `At least ${minimumDays} days a week, up to ${maximumDays}.`,
      },
      { item: 'Transport, one way', price: transport.oneWay },
      {
        item: 'Transport, round trip',
        price: transport.roundTrip,
        note: 'Either transport fee may be waived. Ask us.',
      },
    ],
    ways: [
      {
        way: 'Medicaid',
        answer:
          'Accepted through two insurers. Tell us the name of your plan, and we tell you whether it is one of them.',
        confirm: 'The owner names the two insurers through which Medicaid is accepted.',
      },
      { way: 'Medicare', answer: 'Not accepted. In general, Medicare does not pay for adult day care anywhere.' },
      {
        way: 'Veterans',
        answer: [
          'The VA can pay for adult day health care for veterans who need it. Ask your VA social worker, or see ',
          publicHelp.veterans,
          '.',
        ],
      },
      {
        way: 'Long-term care insurance',
        answer: 'Some policies pay for adult day care. Look for those words in yours, and ask your insurer.',
      },
    ],
  },
  questions: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'days-a-week',
        question: 'How many days a\u00a0week can I come?',
        answer: [`At least ${minimumDays} days a week, and up to ${maximumDays}. We are open ${hoursInWords(hours)}`],
      },
      {
        id: 'trial',
        question: 'Can I try it first?',
        answer: [
          'There is no trial period. So ask us everything before you decide: who comes, what the day is like, what you can eat.',
        ],
      },
      {
        id: 'transport',
        question: 'How do I get there and home again?',
        answer: [
          `Transport costs ${fees}. The fee may be waived, so please ask. Somebody you know can also bring you and pick you up.`,
        ],
      },
      {
        id: 'insurance',
        question: 'Do you accept Medicaid or Medicare?',
        answer: [
          'We accept Medicaid through two insurers. Medicare is not accepted.',
          'Call with the name of your plan, and we tell you where you stand.',
        ],
      },
      {
        id: 'licensed',
        question: 'Is Spend-A-Day licensed?',
        answer: [`Yes. The state health department licenses it as medical adult day care. We opened it in ${since}.`],
      },
      {
        id: 'senior-center',
        question: 'How is it different from a senior center?',
        answer: [
          'A senior center is a place to drop in on your own. Medical adult day care adds nursing and personal help, for people who need somebody close by.',
        ],
      },
    ],
  },
  close: {
    heading: 'Would a day out do you good?',
    text: 'Call and ask. We tell you plainly whether Spend-A-Day fits, and what it costs.',
  },
  form: {
    type: 'spad',
    reader: 'The Spend-A-Day team',
    fields: [
      fullName,
      phoneNumber,
      email,
      {
        id: 'participantName',
        label: 'Name of the person who would come to Spend-A-Day',
        type: 'text',
        isRequired: false,
        autocomplete: 'off',
        hint: 'Leave this empty if you are asking for yourself.',
      },
      zipCode,
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask about Spend-A-Day | ${organization.name}`,
      description:
        'Ask about a place at Spend-A-Day, our medical adult day care in Summit, for yourself or somebody you love.',
    },
    heading: 'Ask about Spend-A-Day',
    lead: 'It takes about two minutes. The Spend-A-Day team calls or writes back and answers your questions.',
    steps: [
      'The Spend-A-Day team reads your answers.',
      `We call or write to you, ${officeHours}`,
      'We talk about which days would suit, transport, and what it costs.',
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  who: {
    heading: 'Who it is for',
    lead: 'Spend-A-Day may suit you, or somebody you love, if one of these sounds familiar.',
    items: [
      'You are alone for much of the day and miss having people around you.',
      'Memory loss makes it hard to stay at home without somebody near.',
      'You are getting your strength back after an illness or a hospital stay.',
      'You need a hand with medicine, walking or eating during the day.',
      'The person who looks after you goes to work, or needs a rest.',
    ],
  },
  day: {
    heading: 'What the day brings',
    /** General: what a licensed program offers in New Jersey (N.J.A.C. 8:43F, definitions and service areas). */
    confirm: 'The owner confirms the list of what a day at Spend-A-Day includes.',
    text: [
      'In New Jersey, medical adult day care works under medical and nursing supervision. Nursing, meals, social work and activities are under one roof.',
    ] satisfies readonly Block[],
    items: [
      'Nursing care and an eye on your health',
      'Meals, with company at the table',
      'Help with your medicines',
      'Gentle exercise',
      'Help with walking, eating and personal care',
      'Social work for you and your family',
      'Cards, painting, music and talk',
      'Transport from home and back',
    ],
  },
  place: {
    heading: 'Hours and place',
    caption: 'When Spend-A-Day is open',
    hours: [hours, officeRow],
    confirm: 'The owner confirms that Spend-A-Day is at the address of the office.',
    text: `Spend-A-Day is in ${organization.address.city}. Transport can bring you here and home again.`,
  },
  start: {
    heading: 'How to start',
    steps: [
      {
        heading: 'Call, or send the form',
        text: 'Tell us who would come, and what an ordinary day looks like now.',
      },
      {
        heading: 'Talk it over with us',
        text: 'We answer your questions about the days, the transport and what it costs.',
      },
      {
        heading: 'Choose your days',
        text: `${minimumDays} days a week is the least, ${maximumDays} the most. Pick what suits you and your family.`,
      },
    ],
  },
} as const
