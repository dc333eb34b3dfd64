import { prices, programHours } from '@/content/facts'
import { additionalInfo, email, fullName, phoneNumber, zipCode } from '@/content/forms/fields'
import { askUs, callForRate } from '@/content/messages'
import { officeHours, organization } from '@/content/organization'
import type { Block, DayHour, HoursRow, Illustration, ProgramRecord } from '@/content/types'
import { hoursInWords, hoursOf, timeInWords, timesInWords } from '@/lib/dates/times'
import { inWords } from '@/lib/sentences'

const { city } = organization.address

/** Figures of the day program, each once (BRIEF 5.3). */
export const spendADay = {
  since: 1975,
  minimumDays: 2,
  maximumDays: 5,
} as const

const { minimumDays, maximumDays, since } = spendADay
const transport = prices.spendADay
const daysAWeek = `${inWords(minimumDays)} to ${inWords(maximumDays)} days a\u00a0week`
const hours: HoursRow = { what: 'Spend-A-Day', ...hoursOf(programHours.spendADay) }

const image: Illustration = {
  picture: 'programs/spend-a-day',
  alt: 'At a lamp-lit card table, a woman with lowered glasses peeks at our hand of hearts; across from us, a man hugs his cards to his chest and a woman laughs behind hers',
}

export const spad: ProgramRecord<'spad'> = {
  slug: 'spad',
  names: { menu: 'Spend-A-Day', card: 'Spend-A-Day' },
  search: {
    title: `Spend-A-Day: Adult Day Care in Summit, NJ | ${organization.name}`,
    description: `Looking for adult day care near Summit, NJ? Spend-A-Day is licensed medical day care. Come ${daysAWeek}, from ${timesInWords(hours)}`,
  },
  summary: 'Medical adult day care: a weekday with company, meals, and nursing close by.',
  inSpanish: 'Cuidado médico diurno para adultos: actividades, compañía y atención de enfermería, de lunes a viernes.',
  image,
  banner: {
    title: 'Spend-A-Day',
    lead: `Medical adult day care in ${city}: company and nursing care for you, and a day off for your family.`,
    image,
    buttons: [],
  },
  atAGlance: [
    { label: 'Cost', value: `${prices.spendADay.day || askUs}; rides ${transport.oneWay} one way` },
    { label: 'Where', value: `${city}, New Jersey` },
    { label: 'Open', value: hoursInWords(hours) },
    { label: 'How often', value: `${minimumDays} to ${maximumDays} days a week` },
  ],
  opening: {
    question: 'Is it getting hard to be home alone all day?',
    answer: 'Spend the day with us.',
    text: [
      `Spend-A-Day is medical adult day care, licensed by the state health department. We’ve offered it since ${since}. Your family can work, rest, or run errands.`,
    ],
  },
  costs: {
    rows: [
      {
        item: 'A day at Spend-A-Day',
        price: { value: prices.spendADay.day, instead: callForRate },
      },
      { item: 'Transportation, one way', price: transport.oneWay },
      {
        item: 'Transportation, round trip',
        price: transport.roundTrip,
        note: 'Either fee may be waived, so please ask. If Medicaid pays for your day, ask us before you pay for a ride.',
      },
    ],
    dependsOn: `You can come ${daysAWeek}. What you pay depends on how many, and on your coverage.`,
    waysHeading: 'Medicaid and Medicare',
    ways: [
      {
        way: 'Medicaid',
        answer:
          'We accept Medicaid through two insurers. Tell us the name of your plan, and we’ll tell you whether we accept it. Medicaid must also agree, before you start, that you need this care.',
        confirm:
          'Medicaid through two insurers. Name the two here, and say whether anyone on Medicaid pays for a ride (N.J.A.C. 10:164-1.6).',
      },
      { way: 'Medicare', answer: 'We don’t accept Medicare, and Medicare generally doesn’t cover adult day care.' },
    ],
  },
  questions: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'trial',
        question: 'Can I try it first?',
        answer: ['There’s no trial period, but we’re glad to answer your questions.'],
      },
      {
        id: 'transport',
        question: 'How do I get there and back?',
        answer: [
          'We offer transportation, usually for a fee. A friend or family member can also bring you and pick you up.',
        ],
      },
      {
        id: 'senior-center',
        question: 'How is it different from a senior center?',
        answer: [
          'A senior center is usually a place to drop in on your own. Medical adult day care adds nursing and personal help for people who need someone close by.',
        ],
      },
    ],
  },
  close: {
    heading: 'Could Spend-A-Day help?',
    text: 'Send us the form, or call. We’ll tell you whether it looks like a good fit and what it costs.',
  },
  serviceArea: {
    partsOf: organization.counties,
    towns: [city],
    where: `Spend-A-Day is in ${city}. Call us about transportation from your town.`,
    confirm: 'Where Spend-A-Day brings people in from. List the towns.',
    yes: `Spend-A-Day is in ${city}.`,
    maybe: `Spend-A-Day is in ${city}. Ask us about transportation from your town.`,
    no: 'There may be an adult day program closer to you.',
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
        hint: 'Leave this blank if you’re asking for yourself.',
      },
      { ...zipCode, hint: 'The ZIP code where the person who would come lives.' },
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask About Adult Day Care at Spend-A-Day | ${organization.name}`,
      description:
        'Is medical adult day care in Summit, NJ, right for you or someone you love? Ask the Spend-A-Day team, and we’ll call or write back with answers.',
    },
    heading: 'Ask us about Spend-A-Day',
    lead: 'It takes about two minutes.',
    image: {
      picture: 'answering/spad',
      alt: 'A Spend-A-Day nurse writes on a clipboard, wrapped in a striped scarf so long that two older hands are still knitting its other end; with a half smile, she glances down at the needles',
    },
    steps: [
      'The Spend-A-Day team reads your answers.',
      `We call or write back during office hours: ${officeHours}`,
      'We talk about which days would suit you, how you’d get here, and what it costs.',
    ],
  },
}

export const sections = {
  who: {
    heading: 'Who can benefit',
    /** General: whom adult day care often helps. */
    confirm: 'Who Spend-A-Day is for.',
    items: [
      'You’re alone for much of the day and miss having people around.',
      'Memory loss makes being home alone unsafe.',
      'You’re getting your strength back after an illness or a hospital stay.',
      'You need a hand with walking or eating during the day.',
      'The person who cares for you has a job or needs a rest.',
    ],
  },
  day: {
    heading: 'What’s in a day',
    /** General: what a licensed program offers in New Jersey (N.J.A.C. 8:43F, definitions and service areas). */
    confirm: 'What a day at Spend-A-Day includes.',
    text: [
      'In New Jersey, medical adult day care brings nursing, meals, social work, and activities together under one roof.',
    ] satisfies readonly Block[],
    items: [
      'Nursing care and meals',
      'Help with walking, eating, and personal care',
      'Social work for you and your family',
      'Gentle exercise, cards, painting, and music',
      'Transportation, usually for a fee',
    ],
  },
  place: {
    heading: 'Hours and location',
    hours,
    confirm: 'That Spend-A-Day is at the address of the office.',
    text: 'Ask us about transportation from your town.',
  },
} as const

/** A day at Spend-A-Day. The hours are those of the program; what lies between them is general. */
export const sampleDay = {
  confirm: 'The order of a day at Spend-A-Day: activities, midday meal, activities, home.',
  hours: [
    { when: timeInWords(hours.from), text: 'We bring you in, or your family drops you off.' },
    { when: 'Morning', text: 'Gentle exercise, then cards, painting, or music.' },
    { when: 'Midday', text: 'A meal together.' },
    { when: 'Afternoon', text: 'More activities, or quiet time.' },
    { when: timeInWords(hours.to), text: 'Time to head home.' },
  ] satisfies readonly DayHour[],
} as const
