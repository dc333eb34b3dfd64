import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '../form-fields'
import { officeRow, organization } from '../organization'
import { publicHelp } from '../public-help'
import type { Block, Illustration, ProgramRecord, RichText, YearlyDay } from '../types'

/** When Medicare plans can be changed, every year. */
export const openEnrollment = {
  opens: { monthName: 'October', month: 10, day: 15 },
  closes: { monthName: 'December', month: 12, day: 7 },
} as const satisfies Record<string, YearlyDay>

const opens = `${openEnrollment.opens.monthName} ${openEnrollment.opens.day}`
const closes = `${openEnrollment.closes.monthName} ${openEnrollment.closes.day}`

const image: Illustration = {
  picture: 'programs/medicare-ship',
  alt: 'An older man points his glasses at a line in a letter that he and a Medicare counselor hold together at the desk',
}

/** Medicare Counseling (SHIP): what every page knows of it. */
export const medicareShip: ProgramRecord<'medicare-ship'> = {
  slug: 'medicare-ship',
  names: { menu: 'Medicare Counseling (SHIP)', card: 'SHIP', footer: 'Medicare Counseling (SHIP)' },
  search: {
    title: `Medicare Counseling (SHIP) in Union County | ${organization.name}`,
    description:
      'Get free, unbiased help with Medicare in Union County, NJ. Trained counselors explain plans, costs, and open enrollment, and they don’t sell insurance.',
  },
  summary: 'The State Health Insurance Assistance Program: free, unbiased help with Medicare.',
  inSpanish:
    'El programa estatal SHIP (State Health Insurance Assistance Program) da ayuda gratis e imparcial con Medicare. Si no entiende una carta, un consejero puede explicársela.',
  moment: { hour: 'Four o’clock', line: 'Reading a Medicare letter together.' },
  image,
  banner: {
    title: 'Medicare Counseling (SHIP)',
    lead: 'SHIP is the State Health Insurance Assistance Program. It’s free, unbiased help with Medicare: a trained counselor explains, and you decide.',
    image,
    buttons: [{ text: 'Enrollment dates', url: '#open-enrollment', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: 'Free' },
    { label: 'Where', value: 'Union County, New Jersey' },
    { label: 'Enrollment', value: `${opens} to ${closes}` },
    { label: 'For', value: 'People with Medicare, families, and caregivers' },
  ],
  opening: {
    question: 'Does Medicare read like a foreign language?',
    answer: 'Bring us your questions. We’ll explain it in plain English.',
    text: [
      'SHIP is a public program with trained counselors in every state, and we offer it in Union County.',
      'Your counselor goes over your questions with you and has nothing to sell.',
    ],
  },
  costs: {
    rows: [{ item: 'Talking with a SHIP counselor', price: 'Free', note: 'Ask as many questions as you like.' }],
    waysHeading: 'What you pay, and what Medicare costs',
    ways: [
      { way: 'Our counseling', answer: 'SHIP counseling is free in every state.' },
      {
        way: 'Medicare itself',
        answer: [
          'Premiums and deductibles change every year. Medicare posts the current figures at ',
          publicHelp.medicareCosts,
          '.',
        ],
      },
      {
        way: 'Help with those costs',
        answer: 'Some programs lower what you pay. A counselor can help you find them.',
      },
    ],
  },
  questions: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'union-county',
        question: 'Do I have to live in Union County?',
        answer: [
          [
            'Our counselors serve Union County. If you live somewhere else, you can find counselors near you at ',
            publicHelp.ship,
            '. Their help is free, too.',
          ],
        ],
      },
      {
        id: 'under-65',
        question: 'I’m under 65 and have Medicare. Can SHIP help me?',
        answer: [
          'Yes. SHIP helps everyone who has Medicare, including people under 65 who have it because of a disability.',
        ],
      },
      {
        id: 'which-plan',
        question: 'Will the counselor tell me which plan to take?',
        answer: [
          'No. The counselor shows you what each plan would mean for your medicines, doctors, and money, and then you choose.',
        ],
      },
      {
        id: 'missed-it',
        question: `What if I miss ${closes}?`,
        answer: [
          'There’s often still a way. You may be able to change plans after a move or when your plan ends, and people in Medicare Advantage can make one change from January 1 to March 31. Ask a counselor.',
        ],
      },
      {
        id: 'turning-65',
        question: 'I’m turning 65 this year. When should I call?',
        answer: [
          'Three months before your birthday month is a good time. That’s when most people can first sign up, and waiting too long can mean a penalty.',
        ],
      },
    ],
    toAnswer: [
      {
        id: 'direct-line',
        question: 'Is there a direct number for Medicare counseling?',
        value: '',
        supply: 'Write the telephone number of your SHIP counselors, if they have one of their own.',
      },
    ],
  },
  close: {
    heading: 'Ask a Medicare counselor',
    text: 'Call us, or send the form with your question. A trained counselor will get back to you, and it’s free.',
  },
  areas: ['Union County, New Jersey'],
  form: {
    type: 'ship',
    reader: 'A Medicare counselor',
    fields: [fullName, phoneNumber, email, beneficiaryName, zipCode, byEmailPhoneOrText, additionalInfo],
  },
  getStarted: {
    search: {
      title: `Ask a Medicare counselor in Union County | ${organization.name}`,
      description:
        'Have a question about Medicare plans, bills, or turning 65? Ask a trained counselor in Union County, NJ. It’s free, and no one will sell you anything.',
    },
    heading: 'Ask us about Medicare Counseling (SHIP)',
    lead: 'SHIP is the State Health Insurance Assistance Program. The form takes about two minutes, and you don’t need your Medicare number, so please don’t send it.',
    steps: [
      'A Medicare counselor reads your question.',
      'The counselor gets in touch by email, phone, or text, whichever you choose.',
      'You go over your choices together, and the decision is always yours.',
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  help: {
    heading: 'How a counselor can help',
    items: [
      'Explain what Medicare pays for and what it doesn’t',
      'Compare Medicare Advantage, drug plans, and Medigap',
      'Check whether a plan covers your medicines and doctors',
      'Make sense of a bill, a denial, or a letter',
      'Look for programs that lower your costs',
      'Help you get ready for Medicare before you turn 65',
    ],
  },
  enrollment: {
    heading: 'Open enrollment: dates to remember',
    until: 'to',
    words: {
      open: `Open enrollment is on now. It runs through ${closes}, {year}.`,
      closed: `The next open enrollment runs from ${opens} to ${closes}, {year}.`,
    },
    text: [
      `Every year from ${opens} to ${closes}, you can change how you get your Medicare. You can switch your Medicare Advantage plan or your drug plan, or move between Original Medicare and Medicare Advantage. The change starts on January 1.`,
      'Plans change every year, even when yours keeps its name. In September, your plan writes to you about what’s new. Keep that letter.',
    ] satisfies readonly Block[],
  },
  parts: {
    heading: 'The parts of Medicare, in brief',
    /** General; medicare.gov, 'Parts of Medicare'. */
    terms: [
      { term: 'Part A', text: 'Hospital care, and some nursing care after a hospital stay.' },
      { term: 'Part B', text: 'Doctors, tests, outpatient care, and preventive care.' },
      {
        term: 'Part C',
        text: 'Medicare Advantage: a private plan that replaces Parts A and B, often with drug coverage.',
      },
      { term: 'Part D', text: 'Prescription drugs, through a private plan.' },
      { term: 'Medigap', text: 'A private policy that helps pay what Parts A and B leave to you.' },
      { term: 'Medicaid', text: 'Not a part of Medicare, but a state program for people with limited income.' },
    ],
  },
  bring: {
    heading: 'What to have handy',
    items: [
      'Your Medicare card and any other insurance cards',
      'A list of your medicines, with the doses',
      'The names of your doctors and your pharmacy',
      'Letters from Medicare, Social Security, or your plan',
    ],
    note: 'Please don’t send your Medicare number by email or through the form.',
  },
  disclaimer: {
    heading: 'What a counselor doesn’t do',
    text: [
      'SHIP counselors don’t sell insurance, and they don’t recommend or favor any plan, company, or agent. They give you information so you can choose.',
      'What they tell you isn’t legal, tax, or medical advice. The decision is always yours, so check with Medicare or the plan before you sign up.',
    ] satisfies readonly Block[],
  },
  sources: {
    heading: 'Official places to look',
    items: [
      { key: 'medicare', content: [publicHelp.medicare, ': Medicare’s own site, with a tool that compares plans'] },
      {
        key: 'line',
        content: ['1-800-MEDICARE (', publicHelp.medicareLine, '): Medicare’s own phone line, day and night'],
      },
      { key: 'ship', content: [publicHelp.ship, ': the SHIP program of every state'] },
    ] satisfies readonly { key: string; content: RichText }[],
  },
  hours: { heading: 'When and where to reach us', caption: 'Office hours', rows: [officeRow] },
} as const
