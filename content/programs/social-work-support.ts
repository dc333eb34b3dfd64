import { prices } from '@/content/facts'
import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '@/content/forms/fields'
import { askUs } from '@/content/messages'
import { officeHours, organization, serviceArea } from '@/content/organization'
import { directions, visits } from '@/content/places'
import { publicHelp } from '@/content/public-help'
import type { Block, Illustration, Link, ProgramRecord, TextField } from '@/content/types'
import { inSentence } from '@/lib/sentences'

/** Ids of parts of the page, which links from elsewhere lead to. */
const lifeStation = 'lifestation'
const outreach = 'communityOutreach'

const askAboutCost = 'Ask us about the cost of social work or a Life Station medical alert'

const image: Illustration = {
  picture: 'programs/social-work',
  alt: 'Her hair blown back, a social worker leans into a storm of papers and holds a red umbrella against it; under her other arm an older woman presses one paper to her chest',
}

/** Teachers and students ask here, too. */
const zipCodeOfEither: TextField = {
  ...zipCode,
  hint: `${zipCode.hint} For community outreach, give your own.`,
}

export const socialWorkSupport: ProgramRecord<'social-work-support'> = {
  slug: 'social-work-support',
  names: { menu: 'Social Work Support', card: 'Social Work' },
  search: {
    title: `Social Work Support in Union County, NJ | ${organization.name}`,
    description:
      'Worried about an aging parent? Our licensed social workers help families plan, find benefits, and stay safe at home. Ask about medical alerts, too.',
  },
  summary: 'A social worker to talk it over with: planning, benefits, and safety at home.',
  inSpanish:
    'Un trabajador social conversa con usted y su familia sobre planes para el futuro, beneficios y seguridad en el hogar.',
  image,
  footerParts: [
    { text: 'Community Outreach', id: outreach },
    { text: 'Medical Alert', id: lifeStation },
  ],
  banner: {
    title: 'Social Work Support',
    lead: 'A licensed social worker listens, explains your choices, and helps you and your family find the next step.',
    image,
    buttons: [{ text: 'Life Station medical alert', url: `#${lifeStation}`, isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: prices.socialWork.talk || askUs },
    { label: 'Where', value: serviceArea },
    { label: 'When', value: officeHours },
    { label: 'Who helps', value: 'Licensed social workers' },
  ],
  opening: {
    question: 'So many questions, and no idea who to ask first?',
    answer: 'Start with one conversation.',
    text: ['You don’t need a plan or the right words. Just tell us what’s been going on.'],
  },
  costs: {
    rows: [
      { item: 'Talking with a social worker', price: { value: prices.socialWork.talk, instead: askAboutCost } },
      { item: 'Life Station medical alert', price: { value: prices.socialWork.medicalAlert, instead: askAboutCost } },
      { item: 'A program for students', price: { value: prices.socialWork.students, instead: askAboutCost } },
    ],
    ways: [],
  },
  questions: {
    heading: 'Before you call',
    faqs: [
      {
        id: 'when-to-call',
        question: 'When is it time to call a social worker?',
        answer: [
          'Earlier than most people think: after a fall, a hospital stay, or a diagnosis; before a move; when bills pile up; or when a caregiver can’t sleep.',
        ],
      },
      {
        id: 'far-away',
        question: 'I live far away. Can I call about my mother or father?',
        answer: [
          [
            'Yes. What counts is where your parent lives. For places we don’t serve, the Eldercare Locator can find help nearby. It’s a free public service: call ',
            publicHelp.eldercareLocator,
            '.',
          ],
        ],
      },
      {
        id: 'medicare-and-alerts',
        question: 'Does Medicare pay for a medical alert?',
        answer: [
          [
            'Original Medicare generally doesn’t pay for a medical alert device, but some Medicare Advantage plans (private plans in place of Original Medicare) do. A ',
            { text: 'Medicare counselor', href: '/medicare-ship' },
            ' can help you check yours.',
          ],
        ],
      },
      {
        id: 'not-911',
        question: 'Does a medical alert device replace 911?',
        answer: ['No. If you can reach a phone in an emergency, call 911. If you can’t, press the button.'],
      },
    ],
  },
  close: {
    heading: 'Tell us what’s on your mind',
    text: `We’ll listen first, and then we’ll talk about what can help. ${visits}`,
    directions,
  },
  serviceArea: {
    counties: ['Union'],
    partsOf: organization.countiesInPart,
    where: `Our social workers help in Union County and in parts of ${inSentence(organization.countiesInPart)} counties.`,
    confirm: 'Where your social workers help outside Union County.',
    yes: 'Our social workers help in all of Union County.',
    maybe: 'Our social workers help in parts of this county.',
    no: 'There may be a social worker closer to you.',
  },
  form: {
    type: 'socialWork',
    reader: 'Our social work team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCodeOfEither,
      byEmailPhoneOrText,
      {
        id: 'infoRegarding',
        label: 'What would you like to know about?',
        hint: 'Life Station is a medical alert service. Community outreach is for students.',
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
      title: `Ask a Social Worker in Union County, NJ | ${organization.name}`,
      description:
        'Talk to a social worker about an older parent, a spouse, or yourself. Ask here about help at home, a medical alert, or outreach for students.',
    },
    heading: 'Ask us about Social Work Support',
    lead: 'It takes about two minutes.',
    image: {
      picture: 'answering/social-work-support',
      alt: 'A social worker with a small smile of relief holds up the loose end of a tangle of gold yarn, bigger than her head; the client’s older hands still clutch the knot',
    },
    steps: [
      'Our social work team reads your answers.',
      `We get in touch the way you choose, during office hours: ${officeHours}`,
      'We listen first, and then we talk about what’s possible and who can help.',
    ],
  },
}

export const sections = {
  services: {
    heading: 'How social workers help',
    /** General: what social workers do for older adults. */
    confirm: 'The list of social work services.',
    items: [
      'Listen to the whole family and sort out what comes first',
      'Talk over what would make your home safer',
      'Help you find benefits from Medicaid, the Department of Veterans Affairs (VA), or the county',
      'Help you plan for coming home from the hospital, or for a move',
      'Help with confusing forms and letters',
      'Support family caregivers, and families who live apart or disagree',
    ],
    note: 'Once you’re a client, you have support 24 hours a day, 7 days a week. In an emergency, call\u00a0911 first.',
  },
  lifeStation: {
    id: lifeStation,
    heading: 'Life Station: help at\u00a0the\u00a0press of a button',
    image: {
      picture: 'programs/life-station',
      alt: 'On a kitchen stool at dusk, an older woman with one foot stuck in a bucket presses the red button on her neck cord; her relieved neighbor leans on the half door with a flashlight',
    },
    text: [
      'Life Station is a medical alert service for people who are alone for some or all of the day. The monitoring is run by a third party. Here’s how medical alerts usually work.',
    ] satisfies readonly Block[],
    howItWorks: {
      heading: 'How It Works',
      /** General: how medical alert services work. */
      confirm: 'How Life Station works: who answers, at what hours, and who gets called.',
      steps: [
        { heading: 'You press the button', text: 'After a fall, or when you feel ill or afraid.' },
        { heading: 'Someone answers', text: 'You talk through the device, without a phone.' },
        { heading: 'They call for help', text: 'They call someone you’ve named, or an ambulance.' },
        { heading: 'Help comes to you', text: 'A neighbor, your family, or an ambulance comes.' },
      ],
    },
    devices: {
      heading: 'Seven kinds of device',
      /** General kinds of medical alert device; the brief gives their number, not their names. */
      confirm: 'The seven devices of the medical alert service. Write the names that you use.',
      kinds: [
        'A home unit that uses your landline',
        'A home unit that uses the cell phone network',
        'A neck pendant, a light button on a cord',
        'A wrist button, worn like a watch',
        'A fall sensor, which notices many falls but not all',
        'A mobile device that works away from home',
        'An alert watch with the button built in',
      ],
    },
    link: { text: 'Ask about Life Station', href: '/social-work-support/get-started?about=lifestation' } satisfies Link,
  },
  outreach: {
    id: outreach,
    heading: 'Community outreach for students',
    text: [
      'Are you a student, a teacher, or a group leader? Tell us the size of your group, the ages, and what you have in mind, and we’ll tell you what’s possible.',
    ] satisfies readonly Block[],
    link: { text: 'Ask about outreach', href: '/social-work-support/get-started?about=outreach' } satisfies Link,
  },
} as const
