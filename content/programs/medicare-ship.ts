import { dates } from '@/content/facts'
import { additionalInfo, whoAsks } from '@/content/forms/fields'
import { organization } from '@/content/organization'
import { directions, visits } from '@/content/places'
import { publicHelp } from '@/content/public-help'
import type {
  Block,
  CalendarButton,
  Illustration,
  LetterNote,
  PeriodWords,
  ProgramRecord,
  RichText,
  SevenMonthsWords,
  TextAreaField,
  YearlyDay,
  YearlyReminder,
} from '@/content/types'
import { laterDay } from '@/lib/dates/calendar-day'
import { yearlyDay } from '@/lib/dates/times'

export const openEnrollment = {
  opens: yearlyDay(dates.openEnrollment.opens),
  closes: yearlyDay(dates.openEnrollment.closes),
} satisfies Record<string, YearlyDay>

/** The same in every year: it isn't at the end of February. */
const lastWeek = laterDay({ ...openEnrollment.closes, year: 2025 }, { inDays: -7 })

const opens = `${openEnrollment.opens.monthName} ${openEnrollment.opens.day}`
const closes = `${openEnrollment.closes.monthName} ${openEnrollment.closes.day}`

const image: Illustration = {
  picture: 'programs/medicare-ship',
  alt: 'Arms crossed, an older man sulks under a paper hat folded from a Medicare letter; bent close beneath a desk lamp, the counselor marks the one line that counts on it in gold',
}

const question: TextAreaField = { ...additionalInfo, hint: 'Your question, in your own words.' }

export const medicareShip: ProgramRecord<'medicare-ship'> = {
  slug: 'medicare-ship',
  names: { menu: 'Medicare Counseling (SHIP)', card: 'SHIP' },
  search: {
    title: `Medicare Counseling (SHIP) in Union County | ${organization.name}`,
    description:
      'Get free, unbiased help with Medicare in Union County, NJ. Trained counselors explain plans, costs, and open enrollment, and they don’t sell insurance.',
  },
  summary: 'The State Health Insurance Assistance Program: free, unbiased help with Medicare.',
  inSpanish:
    'Como parte del programa estatal SHIP (State Health Insurance Assistance Program), damos ayuda gratuita e imparcial con Medicare en el condado de Union. Si no entiende una carta de Medicare, un consejero puede explicársela.',
  image,
  banner: {
    title: 'Medicare Counseling (SHIP)',
    lead: 'SHIP, the State Health Insurance Assistance Program, is free, unbiased help with Medicare from a trained counselor.',
    image,
    buttons: [{ text: 'Open enrollment dates', url: '#open-enrollment', isPrimary: false }],
  },
  atAGlance: [
    { label: 'Cost', value: 'Free' },
    { label: 'Where', value: 'Union County, New Jersey' },
    { label: 'Open enrollment', value: `${opens} to ${closes}` },
    { label: 'For', value: 'People who have Medicare or are new to it, and their families' },
  ],
  opening: {
    question: 'Is Medicare confusing?',
    answer: 'We’ll help you sort it out.',
    text: ['A counselor goes over your choices with you. The decision is always yours.'],
  },
  costs: { rows: [{ item: 'SHIP counseling', price: 'Free' }], ways: [] },
  /** General; medicare.gov, 'Parts of Medicare', 'Special Enrollment Periods', and 'Get ready to buy' (Medigap). */
  questions: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'parts',
        question: 'What are the parts of Medicare?',
        answer: [
          {
            list: [
              'Part A: hospital stays, hospice, short stays in a skilled nursing facility, and some home health care',
              'Part B: doctors, tests, outpatient care, and preventive care',
              'Part C (Medicare Advantage): a private plan in place of Original Medicare (Parts A and B), often with drug coverage',
              'Part D: prescription drugs, through a private plan',
              'Medigap: a private policy that helps pay your share of the costs under Parts A and B, such as deductibles',
            ],
          },
          'Medicaid isn’t part of Medicare. The state runs it for people with limited income and, often, limited savings. The state and federal governments pay for it.',
        ],
      },
      {
        id: 'have-handy',
        question: 'What should I have handy?',
        answer: [
          'Your Medicare card and any other insurance cards; a list of your medications, with the doses; the names of your doctors and your pharmacy; and letters from Medicare, Social Security, or your plan.',
          'Please don’t send your Medicare number by email or through the form.',
        ],
      },
      {
        id: 'union-county',
        question: 'Do I have to live in Union County?',
        answer: [
          [
            'Our counselors serve Union County. In other counties, call New Jersey’s SHIP at ',
            publicHelp.stateShip,
            '. In other states, see ',
            publicHelp.ship,
            '.',
          ],
        ],
      },
      {
        id: 'medigap',
        question: 'When is the best time to buy a Medigap policy?',
        answer: [
          'Usually in the six months that begin when you’re 65 or older and have Part B. In that window, a company can’t turn you down because of your health. Later, it often can, with some exceptions.',
        ],
      },
      {
        id: 'missed-it',
        question: `What if I miss ${closes}?`,
        answer: [
          'You may be able to change plans after a move or when your plan ends, and people in Medicare Advantage can make one change from January 1 to March 31. Ask a counselor.',
        ],
      },
      {
        id: 'sources',
        question: 'What are the official Medicare sources?',
        answer: [
          {
            list: [
              [publicHelp.medicare, ', with a tool that compares plans'],
              ['1-800-MEDICARE (', publicHelp.medicareLine, '), day and night except some federal holidays'],
              [publicHelp.medicareCosts, ', with this year’s premiums'],
            ],
          },
        ],
      },
    ],
  },
  close: {
    heading: 'Ask a Medicare counselor',
    text: `A trained counselor will get back to you. ${visits}`,
    directions,
  },
  serviceArea: {
    counties: ['Union'],
    where: 'Our counselors help people in Union County.',
    yes: 'Our counselors help people in all of Union County.',
    maybe: 'Call and ask.',
    no: ['Every county has Medicare counselors. Find yours at ', publicHelp.ship, '.'],
  },
  form: {
    type: 'ship',
    reader: 'A Medicare counselor',
    fields: [...whoAsks, question],
  },
  getStarted: {
    search: {
      title: `Ask a Medicare Counselor in Union County | ${organization.name}`,
      description:
        'Have a question about Medicare plans, bills, or turning 65? Ask a trained counselor in Union County, NJ. It’s free, and counselors have nothing to sell.',
    },
    heading: 'Ask us about Medicare Counseling (SHIP)',
    lead: 'SHIP is the State Health Insurance Assistance Program. The form takes about two minutes.',
    image: {
      picture: 'answering/medicare-ship',
      alt: 'A Medicare counselor in a blue jacket looks through a big magnifying glass, which makes one eye enormous, toward the marked line of a letter in his other hand',
    },
    steps: [
      'A Medicare counselor reads your question.',
      'The counselor gets in touch by email, phone, or text, whichever you choose.',
      'You go over your choices together, and the decision is always yours.',
    ],
  },
}

export const sections = {
  help: {
    heading: 'How a counselor can help',
    items: [
      { key: 'covers', content: 'Explain what Medicare pays for and what it doesn’t' },
      {
        key: 'compare',
        content: ['Compare ', { text: 'Medicare Advantage, drug plans, and Medigap', href: '#parts' }],
      },
      { key: 'medications', content: 'Check whether a plan covers your medications and doctors' },
      { key: 'letters', content: 'Make sense of a bill or a letter' },
      { key: 'savings', content: ['Look for ', { text: 'programs that lower your costs', href: '#savings' }] },
      { key: 'ready', content: 'Help you get ready for Medicare before you turn 65' },
    ] satisfies readonly { key: string; content: RichText }[],
    disclaimer: [
      'SHIP counselors don’t sell insurance or recommend any plan, company, or agent. They don’t give legal, tax, or medical advice. Before you sign up for a plan, check the details with Medicare or the plan.',
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
    /** Medicare.gov, 'Joining a plan' and 'Plan Annual Notice of Change (ANOC)'. */
    text: [
      'You can change your drug plan or Medicare Advantage plan, or switch to or from Original Medicare. The change starts on January 1. If you do nothing, you usually stay in your plan, with next year’s costs and coverage.',
      {
        steps: [
          'Read your Annual Notice of Change, the letter your plan sends in September.',
          'List your medications and your doctors.',
          'Call us soon to compare plans.',
        ],
      },
    ] satisfies readonly Block[],
  },
  sevenMonths: {
    heading: 'Turning 65? Find your sign-up dates',
    /** Medicare.gov, 'When does Medicare coverage start?'; ssa.gov, 'Sign up for Medicare'. */
    text: [
      'Your first chance to sign up for Medicare begins three months before the month you turn 65, and ends three months after it. If you start getting Social Security at least four months before you turn 65, you’re usually enrolled automatically.',
      [
        'Otherwise, sign up with Social Security at ',
        publicHelp.medicareSignUp,
        ' or ',
        publicHelp.socialSecurity,
        '. Later, you can sign up from January 1 to March 31 (general enrollment), but there may be a penalty. Still working? Ask a counselor first.',
      ],
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
      over: 'You may still have options, especially if you’ve been covered through a job. Please call us, and a Medicare counselor can look into it with you.',
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
  savings: {
    heading: 'Programs that lower your costs',
    /** The New Jersey Division of Aging Services, 'NJSave'; medicare.gov, 'Help with costs'. */
    text: [
      {
        list: [
          [
            publicHelp.paad,
            ' (Pharmaceutical Assistance to the Aged and Disabled) and ',
            publicHelp.seniorGold,
            ': New Jersey’s help with drug costs',
          ],
          [publicHelp.savingsPrograms, ': help with Medicare premiums and, for some people, deductibles and copays'],
          [publicHelp.extraHelp, ': federal help with drug costs'],
        ],
      },
      [
        'You can apply for all of them with one application, ',
        publicHelp.njSave,
        '. For help, call ',
        publicHelp.njSaveLine,
        '.',
      ],
    ] satisfies readonly Block[],
  },
} as const

/** The parts of a Medicare Summary Notice, in general words; medicare.gov, 'Medicare Summary Notice (MSN)'. */
export const annotatedLetter = {
  id: 'letter',
  heading: 'A Medicare letter, explained',
  lead: 'If you have Original Medicare and you’ve had care, a Medicare Summary Notice comes in the mail, sometimes months later.',
  letterLabel: 'Medicare Summary Notice, an example',
  letterhead: 'Medicare Summary Notice',
  letterFor: 'For Part B (Medical Insurance)',
  example: 'Example',
  notes: [
    {
      id: 'not-a-bill',
      letter: { heading: 'This is not a bill' },
      heading: 'Don’t pay it',
      text: 'It’s a record. Wait for the doctor’s own bill before you pay anything.',
    },
    {
      id: 'approved',
      letter: {
        rows: [
          { label: 'Service provided', value: 'Office visit' },
          { label: 'Service approved?', value: 'Yes' },
        ],
      },
      heading: 'What was covered',
      text: '“Yes” means Medicare covered it. With a “No,” a note gives the reason.',
    },
    {
      id: 'may-be-billed',
      letter: {
        rows: [
          { label: 'Amount Medicare paid', value: '' },
          { label: 'Maximum you may be billed', value: '' },
        ],
      },
      heading: 'The most you can owe',
      text: 'Check it against the doctor’s bill. Other insurance may pay part of it.',
    },
    {
      id: 'appeal',
      letter: {
        heading: 'How to handle denied claims',
        text: 'Your appeal must be received by the date printed here.',
      },
      heading: 'You can appeal',
      text: 'If you think Medicare got it wrong, a counselor can explain how to appeal.',
    },
  ] satisfies readonly LetterNote[],
} as const
