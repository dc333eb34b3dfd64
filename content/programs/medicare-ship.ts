import { dates } from '@/content/facts'
import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '@/content/forms/fields'
import { officeRow, organization } from '@/content/organization'
import { publicHelp } from '@/content/public-help'
import type {
  Block,
  CalendarButton,
  Illustration,
  PeriodWords,
  ProgramRecord,
  RichText,
  SevenMonthsWords,
  TextAreaField,
  YearlyDay,
  YearlyReminder,
} from '@/content/types'
import { weekBefore, yearlyDay } from '@/lib/dates/times'

/** When Medicare plans can be changed, every year. */
export const openEnrollment = {
  opens: yearlyDay(dates.openEnrollment.opens),
  closes: yearlyDay(dates.openEnrollment.closes),
} satisfies Record<string, YearlyDay>

/** A week before the last day. */
const lastWeek = weekBefore(openEnrollment.closes)

const opens = `${openEnrollment.opens.monthName} ${openEnrollment.opens.day}`
const closes = `${openEnrollment.closes.monthName} ${openEnrollment.closes.day}`

const image: Illustration = {
  picture: 'programs/medicare-ship',
  alt: 'An older man points his glasses at a line in a letter that he and a Medicare counselor hold together at the desk',
}

const question: TextAreaField = { ...additionalInfo, hint: 'Your question, in your own words.' }

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
    'El programa estatal SHIP (State Health Insurance Assistance Program) ofrece ayuda gratuita e imparcial con Medicare en el condado de Union. Si no entiende una carta, un consejero puede explicársela.',
  image,
  banner: {
    title: 'Medicare Counseling (SHIP)',
    lead: 'SHIP is the State Health Insurance Assistance Program. It’s free, unbiased help with Medicare: a trained counselor explains, and you decide.',
    image,
    buttons: [{ text: 'Open enrollment dates', url: '#open-enrollment', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: 'Free' },
    { label: 'Where', value: 'Union County, New Jersey' },
    { label: 'Open enrollment', value: `${opens} to ${closes}` },
    { label: 'For', value: 'People with Medicare, families, and caregivers' },
  ],
  opening: {
    question: 'Does Medicare read like a foreign language?',
    answer: 'Bring us your questions. We’ll answer them in plain English.',
    text: [
      'SHIP is a public program with trained counselors in every state, and we offer it in Union County.',
      'Your counselor goes over your questions with you and has nothing to sell.',
    ],
  },
  costs: {
    rows: [{ item: 'Talking with a SHIP counselor', price: 'Free' }],
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
            '.',
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
    fields: [fullName, phoneNumber, email, beneficiaryName, zipCode, byEmailPhoneOrText, question],
  },
  getStarted: {
    search: {
      title: `Ask a Medicare Counselor in Union County | ${organization.name}`,
      description:
        'Have a question about Medicare plans, bills, or turning 65? Ask a trained counselor in Union County, NJ. It’s free, and counselors have nothing to sell.',
    },
    heading: 'Ask us about Medicare Counseling (SHIP)',
    lead: 'SHIP is the State Health Insurance Assistance Program. The form takes about two minutes, and you don’t need your Medicare number, so please don’t send it.',
    image: {
      picture: 'answering/medicare-ship',
      alt: 'A Medicare counselor with a letter in his hand smiles at a desk with a telephone',
    },
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
      always: `Open enrollment runs from ${opens} to ${closes} every year.`,
      coming: `The next open enrollment begins in {days}. It runs from ${opens} to ${closes}, {year}.`,
      open: `Open enrollment is on now, and you have {days} left. It runs through ${closes}, {year}.`,
      lastDay: `Today, ${closes}, is the last day of open enrollment.`,
    } satisfies PeriodWords,
    calendar: {
      button: 'Add to my calendar',
      fileName: 'medicare-open-enrollment.ics',
      reminders: [
        {
          id: 'medicare-open-enrollment-begins',
          day: openEnrollment.opens,
          title: 'Medicare open enrollment begins today',
          text: `You can change your Medicare plan through ${closes}. For help from a Medicare counselor, call ${organization.name} at ${organization.phone.printed}.`,
        },
        {
          id: 'medicare-open-enrollment-ends',
          day: lastWeek,
          title: `Medicare open enrollment ends ${closes}`,
          text: `You have one more week. For help from a Medicare counselor, call ${organization.name} at ${organization.phone.printed}.`,
        },
      ] satisfies readonly YearlyReminder[],
    } satisfies CalendarButton & { reminders: readonly YearlyReminder[] },
    text: [
      'During these weeks, you can change your drug plan or Medicare Advantage plan, or switch to or from Original Medicare. The change starts on January 1.',
      'Here’s what to do first:',
      {
        steps: [
          'Find the letter your plan sent you in September.',
          'List your medicines and your doctors.',
          'Call us early to compare plans.',
        ],
      },
    ] satisfies readonly Block[],
  },
  sevenMonths: {
    heading: 'Turning 65? Find your seven months',
    text: [
      'Your first chance to sign up for Medicare begins three months before the month you turn 65, and ends three months after it. If your birthday is on the first of the month, it’s all one month earlier.',
      'Signing up late can mean a penalty. Still working? Ask a counselor first.',
    ] satisfies readonly Block[],
    words: {
      month: 'Birth month',
      chooseMonth: 'Choose',
      year: 'Birth year',
      isOnFirst: 'My birthday is on the first',
      show: 'Show my dates',
      privacy: 'Nothing is stored or sent.',
      unclear: 'Please choose a month, and write the birth year in four digits.',
      runFrom: 'Your seven months run from {opens} through {closes}.',
      ranFrom: 'Your seven months ran from {opens} through {closes}.',
      daysLeft: 'You have {days} left.',
      lastDay: 'Today is the last day.',
      early: 'If you sign up before {starts}, Medicare can start that day. If you sign up later, it starts later.',
      late: 'If you sign up now, Medicare usually starts on the first day of next month.',
      over: 'There may still be a way to sign up, especially if you’ve been covered through a job. Please call us, and a Medicare counselor can look into it with you.',
      calendar: {
        button: 'Add my dates to my calendar',
        fileName: 'medicare-sign-up.ics',
        opens: {
          title: 'You can sign up for Medicare now',
          text: `For help from a Medicare counselor, call ${organization.name} at ${organization.phone.printed}.`,
        },
        lastMonth: {
          title: 'This is your last month to sign up for Medicare',
          text: `For help from a Medicare counselor, call ${organization.name} at ${organization.phone.printed}.`,
        },
      },
    } satisfies SevenMonthsWords,
  },
  parts: {
    heading: 'The parts of Medicare, in brief',
    /** General; medicare.gov, 'Parts of Medicare'. */
    terms: [
      { term: 'Part A', text: 'Hospital care, and some nursing care after a hospital stay.' },
      { term: 'Part B', text: 'Doctors, tests, outpatient care, and preventive care.' },
      {
        term: 'Part C',
        text: 'Medicare Advantage: a private plan that bundles Parts A and B, often with drug coverage.',
      },
      { term: 'Part D', text: 'Prescription drugs, through a private plan.' },
      { term: 'Medigap', text: 'A private policy that helps with costs that Parts A and B don’t cover.' },
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
      { key: 'ship', content: [publicHelp.ship, ': SHIP counselors in every state'] },
    ] satisfies readonly { key: string; content: RichText }[],
  },
  hours: { heading: 'When and where to reach us', caption: 'Office hours', rows: [officeRow] },
} as const
