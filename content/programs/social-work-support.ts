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
import { officeHours, officeRow, organization } from '../organization'
import { publicHelp } from '../public-help'
import { inSentence } from '../sentences'
import type { Block, Illustration, Link, ProgramRecord } from '../types'

const counties = `${inSentence(organization.counties)} counties`

/** Ids of parts of the page, which links from elsewhere lead to. */
const lifeStation = 'lifestation'
const outreach = 'communityOutreach'

const image: Illustration = {
  picture: 'programs/social-work',
  alt: 'An older woman laughs with a social worker at her kitchen table, one hand resting in the other, with two cups and an open notebook between them',
}

/** Social Work: what every page knows of it. */
export const socialWorkSupport: ProgramRecord<'social-work-support'> = {
  slug: 'social-work-support',
  names: { menu: 'Social Work', card: 'Social Work', footer: 'Social Work Support' },
  search: {
    title: `Social work and outreach | ${organization.name}`,
    description:
      'Licensed social workers who help families plan, a medical alert service for safety at home, and community outreach in Union County, NJ.',
  },
  summary: 'Somebody to talk it through with: planning, benefits and safety at home.',
  moment: { hour: 'Three o’clock', line: 'A kitchen table, and time to talk.' },
  image,
  footerParts: [
    { text: 'Community Outreach', id: outreach },
    { text: 'Medical Alert', id: lifeStation },
  ],
  banner: {
    title: 'Social Work Support',
    lead: 'A licensed social worker listens, explains your choices, and helps you and your family find the next step.',
    image,
    buttons: [{ text: 'Medical alert at home', url: `#${lifeStation}`, isPrimary: false }],
  },
  atAGlance: [
    { label: 'Who helps', value: 'Licensed social workers' },
    { label: 'For', value: 'Older adults, families and caregivers' },
    { label: 'Where', value: counties },
    { label: 'Also here', value: 'Medical alert, and outreach for students' },
  ],
  opening: {
    question: 'So many questions, and no idea whom to ask first?',
    answer: 'Start with one conversation.',
    text: [
      'Health, money, the house, the family: when we grow older, the questions come all at once. A social worker takes them with you, one at a time.',
      'You do not need a plan or the right words. Tell us what happened this week.',
    ],
  },
  costs: {
    rows: [
      { item: 'Talking with a social worker', price: callForRate },
      {
        item: 'Life Station medical alert',
        price: callForRate,
        note: 'Run by a third party. Ask about the price of each device.',
      },
      { item: 'A program for students', price: callForRate },
    ],
    ways: [
      {
        way: 'Medicare and medical alert',
        answer: [
          'In general, Original Medicare does not pay for a medical alert device. Some Medicare Advantage plans do. A ',
          { text: 'Medicare counselor', href: '/medicare-ship' },
          ' can help you check yours.',
        ],
      },
      {
        way: 'Benefits you may have',
        answer:
          'Medicaid, VA benefits and the county Division on Aging each pay for some kinds of help. A social worker can tell you where to ask.',
      },
    ],
  },
  questions: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'when-to-call',
        question: 'When is it time to call a social worker?',
        answer: [
          'Earlier than most people think. Good moments are a fall, a hospital stay, a diagnosis, a move, unpaid bills on the table, or a caregiver who no longer sleeps.',
        ],
      },
      {
        id: 'far-away',
        question: 'I live far away. Can I call about my mother or father?',
        answer: [
          `Yes. What counts is where they live: we serve ${counties}.`,
          [
            'For other places, the Eldercare Locator finds help near them. Call ',
            publicHelp.eldercareLocator,
            ', a free public service.',
          ],
        ],
      },
      {
        id: 'not-911',
        question: 'Does a medical alert device replace 911?',
        answer: ['No. If you can reach a telephone in an emergency, call 911. The device is for when you cannot.'],
      },
      {
        id: 'other-programs',
        question: 'Do I have to use your other programs?',
        answer: ['No. A social worker looks at what helps you, here or elsewhere. You decide.'],
      },
    ],
  },
  close: {
    heading: 'Tell us what is on your mind',
    text: 'A short call is enough to begin. We listen first, then say what is possible and who can help.',
  },
  form: {
    type: 'socialWork',
    reader: 'Our social work team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'infoRegarding',
        label: 'What would you like to know about?',
        type: 'radio',
        isRequired: true,
        options: ['Social Worker', 'Life Station', 'Community Outreach'],
        preselections: {
          'social-worker': 'Social Worker',
          lifestation: 'Life Station',
          outreach: 'Community Outreach',
        },
      },
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask a social worker | ${organization.name}`,
      description: 'Write to our social work team about support at home, a medical alert device or community outreach.',
    },
    heading: 'Talk with our social work team',
    lead: 'It takes about two minutes. A member of the team answers by phone, email or text, whichever you choose.',
    steps: [
      'Our social work team reads your answers.',
      `We answer the way you choose, ${officeHours}`,
      'We listen first, then say what is possible and who can help.',
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  services: {
    heading: 'How social workers help',
    lead: 'For you, and for the person who looks after you.',
    /** General: what social workers do for older adults. */
    confirm: 'The owner confirms the list of social work services.',
    items: [
      'Listens to all of you, and sorts out what comes first',
      'Looks with you at what would make your home safer',
      'Explains home care, day care and meals, and what fits',
      'Finds benefits with you: Medicaid, VA and county support',
      'Plans with you after hospital or rehab, or before a move',
      'Helps with forms and with letters that are hard to read',
      'Stands by the husband, wife or child who does the caring',
      'Brings a family together that lives apart or does not agree',
    ],
  },
  lifeStation: {
    id: lifeStation,
    heading: 'Life Station: help at\u00a0the\u00a0press of a button',
    image: {
      picture: 'programs/life-station',
      alt: 'At dusk an older woman in her armchair holds the help button on its cord and presses the test button at her bedside with her daughter',
    },
    text: [
      'Life Station is a medical alert service for people who live alone, or are alone for part of the day. You wear a button. When you press it, somebody answers.',
      'The monitoring is run by a third party, by day and by night. Ask us which device fits you and your home.',
    ] satisfies readonly Block[],
    howItWorks: {
      heading: 'How It Works',
      steps: [
        { heading: 'You press the button', text: 'After a fall, when you feel ill, or when you are afraid.' },
        {
          heading: 'Somebody answers',
          text: 'You speak through the device. You do not need to reach a telephone.',
        },
        { heading: 'They call for help', text: 'The people you chose, or an ambulance, as you need it.' },
        { heading: 'Help comes to you', text: 'A neighbor, your family or the ambulance comes to your door.' },
      ],
    },
    devices: {
      heading: 'Kinds of device to choose from',
      /** General kinds of medical alert device; the brief gives their number, not their names. */
      confirm: 'The owner names the seven devices of the medical alert service.',
      kinds: [
        { term: 'Home unit with a landline', text: 'Plugs into the telephone line you have.' },
        { term: 'Home unit without a landline', text: 'Uses the cell phone network instead.' },
        { term: 'Neck pendant', text: 'A light button on a cord, day and night.' },
        { term: 'Wrist button', text: 'Worn like a watch, always at hand.' },
        { term: 'Fall sensor', text: 'Can notice a hard fall and call by itself. No sensor notices every fall.' },
        { term: 'Mobile device', text: 'Works away from home and tells where you are.' },
        { term: 'Alert watch', text: 'Tells the time, and has the button built in.' },
      ],
    },
    link: { text: 'Ask about Life Station', href: '/social-work-support/get-started?about=lifestation' } satisfies Link,
  },
  outreach: {
    id: outreach,
    heading: 'Community outreach for students',
    text: [
      'Young people and older people have much to give each other, and too few chances to meet. Our community outreach is for students who want to learn about growing older and to be of use.',
      'Are you a student, a teacher or the leader of a group? Tell us how many you are, how old, and what you have in mind. We tell you what is possible.',
    ] satisfies readonly Block[],
    link: { text: 'Ask about outreach', href: '/social-work-support/get-started?about=outreach' } satisfies Link,
  },
  hours: {
    heading: 'When and where to reach us',
    caption: 'When the office is open',
    rows: [officeRow],
    note: `${organization.hoursForClients}. In an emergency, call\u00a0911 first.`,
  },
} as const
