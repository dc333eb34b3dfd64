import { illustrations } from '../illustrations'
import { donateLink } from '../messages'
import { officeHours, organization, postalAddress } from '../organization'
import { inWords } from '../sentences'
import type { Block, CopyableFact, GivingWay, Illustration, Link, RichText } from '../types'
import { home } from './home'

const { name, legalName, taxId, phone } = organization

const phoneLink: Link = { text: phone.printed, href: phone.href }

/** Said wherever somebody else writes our name down. */
const identity: Block = `Our legal name is ${legalName}. Our tax ID is ${taxId}.`

/** What one person may give from an IRA in a year without tax. The first figure is the brief's. */
const iraLimits = [
  { year: 2025, amount: '$108,000' },
  /** IRS figure as reported by Northern Trust. */
  { year: 2026, amount: '$111,000', confirm: 'The limit for 2026 is taken from a report; compare it with irs.gov.' },
] as const

const printedIraLimits = iraLimits.map(({ year, amount }) => `${amount} (${year})`)

const [publication526, publication590b] = [
  { text: 'IRS Publication 526', href: 'https://www.irs.gov/publications/p526', opensNewTab: true },
  { text: 'IRS Publication 590-B', href: 'https://www.irs.gov/publications/p590b', opensNewTab: true },
] as const satisfies readonly Link[]

/** Goes below everything that touches taxes. */
function taxNote(publication: Link): RichText {
  return ['This is general information, and tax rules change. Ask your adviser, and see ', publication, '.']
}

const securities: GivingWay = {
  name: 'Securities',
  summary: 'Give stock, bonds or fund shares as they are, without selling them first.',
  note: 'Valued at full market value',
  details: {
    opener: 'How it works',
    id: 'give-securities',
    text: [
      'Shares that have grown over the years can be worth more to us, and to you, than the same sum in cash.',
      {
        list: [
          'Your gift is valued at its full market value on the date of the transfer.',
          'For stock you have held for over one year, you may deduct up to thirty percent of your adjusted gross income.',
          'As a rule, neither you nor we pay tax on the gain.',
        ],
      },
      [
        'Your broker makes the transfer. Call us first at ',
        phoneLink,
        ', and we tell you where the shares go. Transfers often arrive without a name, so please say that yours is coming.',
      ],
      identity,
      taxNote(publication526),
    ],
  },
}

const legacy: GivingWay = {
  name: 'Legacy',
  summary: 'Leave a line in your will, or name us as a beneficiary.',
  note: 'Costs you nothing today',
  details: {
    opener: 'How it works',
    id: 'give-legacy',
    confirm: 'The sentence for a will: an attorney of the organization confirms its words.',
    text: [
      'A gift in your will helps the neighbors who come after you. You keep everything while you live, and you can change your mind at any time.',
      'Your attorney can start from this sentence:',
      {
        list: [
          `“I give (a sum, a share of my estate, or what remains of it) to ${legalName}, ${organization.address.city}, New Jersey, tax ID ${taxId}, for its general purposes.”`,
        ],
      },
      'No new will is needed to name us as a beneficiary of a retirement account, a life insurance policy or a bank account. The company that holds it has a form for that.',
      ['If you have put us in your plans, we would love to know and to thank you. Call ', phoneLink, '.'],
      'This is general information. Ask your attorney what suits you and your family.',
    ],
  },
}

const donorAdvisedFund: GivingWay = {
  name: 'Donor Advised Fund',
  summary: 'Recommend a grant from the fund you already have.',
  note: 'Your fund sends the gift',
  details: {
    opener: 'How it works',
    id: 'give-daf',
    text: [
      'If you have a donor advised fund, you can recommend a grant to us, once or every year.',
      {
        steps: [
          'Sign in to your fund, or call it.',
          'Find us by our tax ID, and recommend the grant.',
          'Say whether your name may be passed on, so that we can thank you.',
        ],
      },
      identity,
      'You had the tax deduction when you put money into the fund, so a grant brings no second one. You can also ask your fund to pass on to us what is left one day.',
      taxNote(publication526),
    ],
  },
}

const ira: GivingWay = {
  name: 'IRA Distributions',
  summary: 'From age 70½, give straight from your IRA.',
  note: `Up to ${printedIraLimits.join(', ')}`,
  details: {
    opener: 'How it works',
    id: 'give-ira',
    text: [
      'From age 70½, you can ask the company that holds your IRA to send a gift straight to us. The IRS calls it a qualified charitable distribution.',
      {
        list: [
          `The limit for one person and year is ${printedIraLimits.join(' and ')}.`,
          'The gift does not count as your income, so there is no deduction for it either.',
          'It can count toward your required minimum distribution.',
          'The money must go from the IRA to us directly, not through your own account.',
        ],
      },
      [
        'Ask for the form for a qualified charitable distribution. Then call us at ',
        phoneLink,
        ', so that we know whom to thank.',
      ],
      identity,
      taxNote(publication590b),
    ],
  },
}

const employerMatching: GivingWay = {
  name: 'Employer Matching',
  summary: 'Ask whether your employer adds to what you give.',
  note: 'Can double your gift',
  details: {
    opener: 'How it works',
    id: 'give-employer',
    text: [
      'Many employers match what their people give. Some do it for retirees too, or for the hours that you volunteer.',
      {
        steps: [
          'Ask your human resources office whether it matches gifts.',
          'Make your gift, and fill in the form or web page of your employer.',
          'If the form needs our signature, send it to us.',
        ],
      },
      identity,
      [`Send forms to ${name}, ${postalAddress.line1}, ${postalAddress.line2}, or call `, phoneLink, '.'],
    ],
  },
}

const shopping: GivingWay = {
  name: 'Donate when Shopping',
  summary: 'Look for a coupon before you buy online. You save, and we gain.',
  image: {
    picture: 'giving/parcel',
    alt: 'A parcel tied with ribbon and a sprig of sage on a hall table, a lamp beside it',
  },
  details: {
    opener: 'See how',
    id: 'give-shopping',
    confirm: 'How the coupon service passes money on, and under which name the organization is found there.',
    text: [
      `Our coupon service lists coupons of many online stores. Choose ${name} as your cause, and a part of what you spend can come to us.`,
      'It is a service of its own. Each store sets its own terms, and the service says how it handles what you tell it.',
    ],
    link: { text: 'Go to the coupon service', href: organization.couponService, opensNewTab: true },
  },
}

const raffle: Illustration = {
  picture: 'giving/raffle',
  alt: 'A raffle drum full of tickets on a festive table under an awning with lights, a pie beside it',
}

const inKind: GivingWay = {
  name: 'In-Kind Donations',
  summary: 'Give a thing, a skill or a prize for our raffle.',
  image: raffle,
  details: {
    opener: 'See what helps',
    image: raffle,
    id: 'give-in-kind',
    confirm: 'What is welcome in kind, and the raffle: its next date and what the owner wants said about it.',
    text: [
      'Gifts need not be money. New or unused things, and work that you do well, are welcome too.',
      'The picture shows our raffle: tickets in a drum, drawn for prizes that neighbors and shops have given. A basket, a voucher or a homemade pie can be a prize.',
      ['Please call before you bring anything, and tell us what you have: ', phoneLink, `, ${officeHours}`],
    ],
  },
}

const shoppingList: Illustration = {
  picture: 'giving/shopping-list',
  alt: 'A shopping list on a kitchen counter beside cans, a tub of oatmeal, a jar of jam and a box of tea',
}

const food: GivingWay = {
  name: 'Food Donations',
  summary: 'Put one thing more in your cart. Here is a shopping list.',
  image: shoppingList,
  details: {
    opener: 'See the list',
    image: shoppingList,
    id: 'give-food',
    confirm: 'The shopping list: the owner supplies the foods that are wanted now, and the picture of the list.',
    text: [
      'Food that keeps is always of use to an older neighbor. On the shopping list:',
      { list: ['Oatmeal', 'Canned peas', 'Canned tomatoes', 'Tea', 'Jam'] },
      'Please bring packages that are unopened and in date.',
      [`We are at ${postalAddress.line1}, ${organization.address.city}, ${officeHours} Questions: `, phoneLink, '.'],
    ],
  },
}

/** Words of the ways to give. The twelve ways and the figures are those of BRIEF 2.8. */
export const giving = {
  heading: 'Ways to Give',
  lead: 'A gift brings an older neighbor a meal at the door, a helping hand or a day in good company. Choose the way that suits you.',
  image: illustrations.giftJar,
  donate: donateLink,
  seeAll: { text: 'See all the ways', href: '#give-today' } satisfies Link,
  why: {
    heading: 'What gifts do',
    text: 'Gifts from neighbors help older people to stay at home: the aide, the meal, the ride, the listening ear. This is what you keep going.',
    statistics: home.welcome.statistics,
  },
  today: {
    heading: 'Give today',
    lead: 'Each of these opens its own form in a new tab.',
    ways: [
      {
        name: 'Donate Now',
        summary: 'One gift, whenever you like.',
        link: { text: 'Give once', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate Monthly',
        summary: 'A little every month lets us plan ahead for the people who count on us.',
        link: { text: 'Give every month', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Tribute/Memorial/Birthday',
        summary: 'Honor somebody you love, remember somebody you miss, or mark a birthday.',
        link: { text: 'Give in a name', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate a Car',
        summary: 'Give a car you no longer drive. The donation service tells you how.',
        image: { picture: 'giving/car', alt: 'A small blue car with a big red bow in front of a garage' },
        link: { text: 'Donate a car', href: organization.vehicleDonation, opensNewTab: true },
      },
    ] satisfies readonly GivingWay[],
  },
  owned: {
    heading: 'Give from what you own',
    lead: 'Some gifts do more than a check can, and may lower your taxes.',
    ways: [securities, legacy, donorAdvisedFund, ira, employerMatching],
    note: [
      'This is general information about taxes. Rules change, and every case differs: ask your adviser, and see ',
      { text: 'irs.gov on charitable gifts', href: publication526.href, opensNewTab: true },
      '.',
    ] satisfies RichText,
  },
  things: {
    heading: 'Give things',
    lead: 'A full cart, a prize for the raffle, a few cans from the pantry: all of it helps.',
    ways: [shopping, inKind, food] satisfies readonly GivingWay[],
  },
  papers: {
    heading: 'For your broker, adviser or attorney',
    lead: 'These are the lines they ask for.',
    facts: [
      { label: 'Legal name', value: legalName },
      { label: 'Tax ID', value: taxId },
      { label: 'Address', value: `${postalAddress.line1}, ${postalAddress.line2}` },
    ] satisfies readonly CopyableFact[],
  },
  close: {
    heading: 'Want to talk it over first?',
    text: 'Call us about any way to give. We are glad to help you, your family or your adviser with the details.',
  },
} as const

/** How many ways there are, in words: 'twelve'. */
export const givingWayCount = inWords(giving.today.ways.length + giving.owned.ways.length + giving.things.ways.length)
