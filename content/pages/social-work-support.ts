import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { inSentence, officeRow } from '../program-facts'
import { publicHelp } from '../public-help'
import type { BannerContent, Block, Fact, Faq, Link, Term } from '../types'

const counties = `${inSentence(organization.counties)} counties`

/** Words of the social work page. Facts are those of SPEC sections 1 and 2. */
export const socialWork = {
  banner: {
    title: 'Social Work Support',
    lead: 'A licensed social worker listens, explains your choices, and helps you and your family find the next step.',
    image: illustrations.socialWork,
    buttons: [{ text: 'Medical alert at home', url: '#lifestation', isPrimary: false }],
  } satisfies BannerContent,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Who helps', value: 'Licensed social workers' },
    { label: 'For', value: 'Older adults, families and caregivers' },
    { label: 'Where', value: counties },
    { label: 'Also here', value: 'Medical alert, and outreach for students' },
  ] satisfies readonly Fact[],
  intro: {
    question: 'So many questions, and no idea whom to ask first?',
    answer: 'Start with one conversation.',
    text: [
      'Health, money, the house, the family: when we grow older, the questions come all at once. A social worker takes them with you, one at a time.',
      'You do not need a plan or the right words. Tell us what happened this week.',
    ] satisfies readonly Block[],
  },
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
    id: 'lifestation',
    heading: 'Life Station: help at\u00a0the\u00a0press of a button',
    image: illustrations.lifeStation,
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
      heading: 'Seven kinds of device',
      /** General kinds of medical alert device; the specification gives their number, not their names. */
      confirm: 'The owner names the seven devices of the medical alert service.',
      kinds: [
        { term: 'Home unit with a landline', text: 'Plugs into the telephone line you have.' },
        { term: 'Home unit without a landline', text: 'Uses the cell phone network instead.' },
        { term: 'Neck pendant', text: 'A light button on a cord, day and night.' },
        { term: 'Wrist button', text: 'Worn like a watch, always at hand.' },
        { term: 'Fall sensor', text: 'Can notice a hard fall and call by itself. No sensor notices every fall.' },
        { term: 'Mobile device', text: 'Works away from home and tells where you are.' },
        { term: 'Alert watch', text: 'Tells the time, and has the button built in.' },
      ] satisfies readonly (Term & { text: string })[],
    },
    link: { text: 'Ask about Life Station', href: '/social-work-support/get-started?about=lifestation' } satisfies Link,
  },
  outreach: {
    id: 'communityOutreach',
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
  faq: {
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
    ] satisfies readonly Faq[],
  },
  close: {
    heading: 'Tell us what is on your mind',
    text: 'A short call is enough to begin. We listen first, then say what is possible and who can help.',
  },
} as const
