import { tableWords } from './messages'
import { meals, spendADay } from './program-facts'
import { publicHelp } from './public-help'
import type { Program, ProgramCosts } from './types'

/** Heading of the block on every program page. */
export const costsHeading = 'What it costs and how it can be paid'

const rate = tableWords.callForRate

/** What each program costs and how it can be paid: the one table behind all pages. Prices are those of SPEC section 9. */
export const costs = {
  homecare: {
    rows: [
      { item: 'Hourly and overnight care', price: rate },
      { item: '24-hour and live-in care', price: rate },
      { item: 'Medical alert monitoring', price: rate, note: 'Run by a third party.' },
    ],
    ways: [
      { way: 'Private pay', answer: 'You or your family pay for the hours you choose.' },
      { way: 'VA benefits', answer: 'For veterans, and often for a surviving spouse.' },
      { way: 'Medicaid', answer: 'For people with a low income who need help every day.' },
      { way: 'Long-term care insurance', answer: 'Have your policy at hand when you call.' },
      {
        way: 'Support via the county Division on Aging',
        answer: 'What there is changes from year to year. We help you ask.',
      },
    ],
  },
  spad: {
    rows: [
      {
        item: 'A day at Spend-A-Day',
        price: rate,
        note: `At least ${spendADay.minimumDays} days a week, up to ${spendADay.maximumDays}.`,
      },
      { item: 'Transport, one way', price: spendADay.transport.oneWay },
      {
        item: 'Transport, round trip',
        price: spendADay.transport.roundTrip,
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
  mow: {
    rows: [
      { item: 'Meals on Wheels', price: rate, note: 'There is no income requirement.' },
      { item: 'Grocery shopping service', price: rate, note: `In all of our towns but ${meals.townWithoutGroceries}.` },
    ],
    waysHeading: 'If money is a worry',
    ways: [
      { way: 'Your income', answer: 'It does not decide anything. There is no income requirement for meals.' },
      {
        way: 'Help with the price',
        answer: [
          'Say so when you call. A ',
          { text: 'social worker', href: '/social-work-support' },
          ' can look with you for benefits that may help.',
        ],
      },
    ],
  },
  socialWork: {
    rows: [
      { item: 'Talking with a social worker', price: rate },
      {
        item: 'Life Station medical alert',
        price: rate,
        note: 'Run by a third party. Ask about the price of each device.',
      },
      { item: 'Community outreach for students', price: rate },
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
  ship: {
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
  furniture: {
    rows: [
      { item: 'Caning', price: rate },
      { item: 'Rushing', price: rate },
      { item: 'Repairs and refinishing', price: rate },
    ],
    waysHeading: 'Price and payment',
    ways: [
      {
        way: 'The price of your piece',
        answer:
          'It depends on the size and the state of the piece. Describe it on the form, and add a photo if you can.',
      },
      { way: 'Paying', answer: 'Ask how you can pay when you call, before you bring anything in.' },
    ],
  },
} as const satisfies Record<Program['id'], ProgramCosts>
