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

/** Medicare SHIP: what every page knows of it. */
export const medicareShip: ProgramRecord<'medicare-ship'> = {
  slug: 'medicare-ship',
  names: { menu: 'Medicare SHIP', card: 'SHIP', footer: 'Medicare SHIP' },
  search: {
    title: `Medicare counseling (SHIP) | ${organization.name}`,
    description:
      'Free, unbiased Medicare counseling for Union County, NJ: trained SHIP counselors explain plans, costs and open enrollment.',
  },
  summary: 'Free, unbiased help with Medicare plans, costs and forms.',
  moment: { hour: 'Four o’clock', line: 'Two people read one letter.' },
  image,
  banner: {
    title: 'Medicare Counseling (SHIP)',
    lead: 'Free, unbiased help with Medicare for people in Union County. A trained counselor explains, and you decide.',
    image,
    buttons: [{ text: 'Enrollment dates', url: '#open-enrollment', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: 'Free' },
    { label: 'Where', value: 'Union County, New Jersey' },
    { label: 'Enrollment', value: `${opens} to ${closes}` },
    { label: 'For', value: 'People with Medicare, families and caregivers' },
  ],
  opening: {
    question: 'Does Medicare read like a foreign language?',
    answer: 'Bring it to us. We translate.',
    text: [
      'SHIP is the State Health Insurance Assistance Program: a public program with trained counselors in every state. We offer it for Union County.',
      'A counselor sits down with your questions and has nothing to sell. You leave with an answer, not with a policy.',
    ],
  },
  costs: {
    rows: [{ item: 'A talk with a SHIP counselor', price: 'Free', note: 'As many questions as you have.' }],
    waysHeading: 'Your share, and what Medicare costs',
    ways: [
      { way: 'Your share', answer: 'Nothing. SHIP is a public program, and its counseling is free in every state.' },
      {
        way: 'What Medicare costs',
        answer: [
          'Premiums and deductibles change every year. Medicare keeps the current figures at ',
          publicHelp.medicareCosts,
          '.',
        ],
      },
      {
        way: 'Help with those costs',
        answer: 'There are programs that lower what you pay for Medicare. A counselor can look with you.',
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
            'Our counselors serve Union County. If you live elsewhere, ',
            publicHelp.ship,
            ' names the counselors near you. Their help is free, too.',
          ],
        ],
      },
      {
        id: 'which-plan',
        question: 'Will the counselor tell me which plan to take?',
        answer: [
          'No. The counselor shows you what each plan would mean for your medicines, your doctors and your money. You choose.',
        ],
      },
      {
        id: 'missed-it',
        question: `What if I miss ${closes}?`,
        answer: [
          'Often there is still a way. Some changes are possible after a move, or when a plan ends. If you are in a Medicare Advantage plan, you can make one change from January 1 to March 31. Ask a counselor.',
        ],
      },
      {
        id: 'turning-65',
        question: 'I turn 65 this year. When should I call?',
        answer: [
          'Three months before your birthday month is a good time. That is when you can first sign up, and waiting too long can cost you a penalty.',
        ],
      },
    ],
  },
  close: {
    heading: 'Ask a Medicare counselor',
    text: 'Call, or send the form with your question. A trained counselor gets back to you, and it costs nothing.',
  },
  areas: ['Union County, New Jersey'],
  form: {
    type: 'ship',
    reader: 'A Medicare counselor',
    fields: [fullName, phoneNumber, email, beneficiaryName, zipCode, byEmailPhoneOrText, additionalInfo],
  },
  getStarted: {
    search: {
      title: `Ask a Medicare counselor | ${organization.name}`,
      description:
        'Ask a SHIP counselor in Union County about Medicare. Tell us how to reach you and what you would like to know.',
    },
    heading: 'Ask a Medicare counselor',
    lead: 'It takes about two minutes. A trained counselor gets back to you. Please do not send your Medicare number.',
    steps: [
      'A SHIP counselor reads your question.',
      'The counselor answers the way you choose.',
      'You go through your choices together. The decision stays yours.',
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  help: {
    heading: 'What a counselor can do with you',
    items: [
      'Explain what Medicare pays for, and what it does not',
      'Compare Medicare Advantage, drug plans and Medigap',
      'Check whether a plan has your medicines and doctors',
      'Make sense of a bill, a denial or a letter',
      'Look for programs that lower your costs',
      'Get you ready for Medicare before you turn 65',
    ],
  },
  enrollment: {
    heading: 'Dates to remember: open enrollment',
    until: 'to',
    words: {
      open: `Open enrollment is on now, until ${closes}, {year}.`,
      closed: `The next open enrollment is from ${opens} to ${closes}, {year}.`,
    },
    text: [
      `Every year from ${opens} to ${closes} you can change how you get your Medicare. You can switch your Medicare Advantage plan or your drug plan, or move between Original Medicare and Medicare Advantage. The change begins on January 1.`,
      'Plans change every year, even when yours keeps its name. In September your plan writes to you about what will be new. Keep that letter and bring it along.',
    ] satisfies readonly Block[],
  },
  parts: {
    heading: 'The parts of Medicare, in short',
    /** General; medicare.gov, 'Parts of Medicare'. */
    terms: [
      { term: 'Part A', text: 'Hospital care, and some nursing care after a hospital stay.' },
      { term: 'Part B', text: 'Doctors, tests, outpatient care and preventive care.' },
      {
        term: 'Part C',
        text: 'Medicare Advantage: a private plan that takes the place of Parts A and B, often with drugs.',
      },
      { term: 'Part D', text: 'Prescription drugs, through a private plan.' },
      { term: 'Medigap', text: 'A private policy that pays some of what Parts A and B leave to you.' },
      { term: 'Medicaid', text: 'Not a part of Medicare: a state program for people with a low income.' },
    ],
  },
  bring: {
    heading: 'What to have at hand',
    items: [
      'Your Medicare card and the cards of other insurance',
      'A list of your medicines, with their doses',
      'The names of your doctors and your pharmacy',
      'Letters from Medicare, Social Security or your plan',
    ],
    note: 'Please do not send your Medicare number by email or through the form.',
  },
  disclaimer: {
    heading: 'What a counselor does not do',
    text: [
      'SHIP counselors do not sell insurance, and they do not recommend or favor any plan, company or agent. They give you information, so that you can choose.',
      'What they tell you is not legal, tax or medical advice. The decision is always yours. Plans and prices change, so check with Medicare or the plan before you sign.',
    ] satisfies readonly Block[],
  },
  sources: {
    heading: 'Official places to look',
    items: [
      { key: 'medicare', content: [publicHelp.medicare, ': the official site, with a tool that compares plans'] },
      {
        key: 'line',
        content: ['1-800-MEDICARE (', publicHelp.medicareLine, '): the official telephone line, day and night'],
      },
      { key: 'ship', content: [publicHelp.ship, ': finds the SHIP program of every state'] },
    ] satisfies readonly { key: string; content: RichText }[],
  },
  hours: { heading: 'When and where to reach us', caption: 'When the office is open', rows: [officeRow] },
} as const
