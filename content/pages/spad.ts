import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { hoursInWords, officeRow, programHours, spendADay } from '../program-facts'
import type { BannerContent, Block, Fact, Faq } from '../types'

const { minimumDays, maximumDays, since, transport } = spendADay
const fees = `${transport.oneWay} one way or ${transport.roundTrip} round trip`

/** Words of the Spend-A-Day page. Facts are those of SPEC sections 1, 2 and 9. */
export const spad = {
  banner: {
    title: 'Spend-A-Day',
    lead: `Medical adult day care in ${organization.address.city}: good company and a nurse close by for you, and a free day for your family.`,
    image: illustrations.spendADay,
    buttons: [{ text: 'Hours and costs', url: '#costs', isPrimary: false }],
  } satisfies BannerContent,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Since', value: String(since) },
    { label: 'Open', value: hoursInWords(programHours.spad) },
    { label: 'How often', value: `${minimumDays} to ${maximumDays} days a week` },
    { label: 'Transport', value: `${transport.oneWay} one way, ${transport.roundTrip} round trip` },
  ] satisfies readonly Fact[],
  intro: {
    question: 'Are the days at home too long, too quiet or not safe alone?',
    answer: 'Spend them with us.',
    text: [
      `Spend-A-Day is medical adult day care: care and company during the day, your own bed at night. It has been open since ${since} and is licensed by the state health department.`,
      'Your family can work, rest or run errands, and know that you are in good hands.',
    ] satisfies readonly Block[],
  },
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
    hours: [programHours.spad, officeRow],
    confirm: 'The owner confirms that Spend-A-Day is at the address of the office.',
    text: `Spend-A-Day is in ${organization.address.city}. Transport can bring you here and home again.`,
  },
  faq: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'days-a-week',
        question: 'How many days a\u00a0week can I come?',
        answer: [
          `At least ${minimumDays} days a week, and up to ${maximumDays}. We are open ${hoursInWords(programHours.spad)}`,
        ],
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
    ] satisfies readonly Faq[],
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
  close: {
    heading: 'Would a day out do you good?',
    text: 'Call and ask. We tell you plainly whether Spend-A-Day fits, and what it costs.',
  },
} as const
