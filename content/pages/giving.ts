import { illustrations } from '../illustrations'
import { donateLink } from '../messages'
import { officeHours, organization, postalAddress } from '../organization'
import { supplied } from '../owner-facts'
import { inWords } from '../sentences'
import type {
  Block,
  CopyableFact,
  GivingWay,
  Illustration,
  Link,
  OwnerFact,
  PeriodWords,
  RichText,
  YearlyDay,
} from '../types'

const { name, legalName, taxId, phone } = organization

const phoneLink: Link = { text: phone.printed, href: phone.href }

/** Said wherever someone else has to write down our name. */
const identity: Block = `Our legal name is ${legalName}, and our tax ID is ${taxId}.`

/** The most that one person can give from an IRA in a year without tax. The first figure is the brief's. */
const iraLimits = [
  { year: 2025, amount: '$108,000' },
  /** IRS figure as reported by Northern Trust. */
  { year: 2026, amount: '$111,000' },
] as const

const printedIraLimits = iraLimits.map(({ year, amount }) => `${amount} (${year})`)

const [publication526, publication590b] = [
  { text: 'IRS Publication 526', href: 'https://www.irs.gov/publications/p526', opensNewTab: true },
  { text: 'IRS Publication 590-B', href: 'https://www.irs.gov/publications/p590b', opensNewTab: true },
] as const satisfies readonly Link[]

/** Goes below everything that has to do with taxes. */
function taxNote(publication: Link): RichText {
  return ['This is general information, and tax rules change. Ask your tax adviser, and see ', publication, '.']
}

const payee: OwnerFact = {
  value: '',
  instead: name,
  supply: 'Write the name that checks should be made out to.',
}

const taxReceipt: OwnerFact = {
  value: '',
  supply: 'Write how and when a donor gets a tax receipt, in one sentence.',
}

const form990: OwnerFact = {
  value: '',
  supply: 'Write where a donor can read your Form 990, in one sentence.',
}

const charityRegistration: OwnerFact = {
  value: '',
  supply: 'Write the disclosure that New Jersey asks of charities registered there, with its telephone number.',
}

/** The last weeks of a year, in which people ask how long there is still time. */
const yearEndPeriod = {
  opens: { monthName: 'October', month: 10, day: 1 },
  closes: { monthName: 'December', month: 12, day: 31 },
} as const satisfies Record<string, YearlyDay>

const lastDayOfTheYear = `${yearEndPeriod.closes.monthName} ${yearEndPeriod.closes.day}`

const securities: GivingWay = {
  name: 'Securities',
  summary: 'Give stock, bonds, or fund shares directly, without selling them first.',
  note: 'Valued at full market value',
  details: {
    opener: 'How it works',
    id: 'give-securities',
    text: [
      'If your shares have gone up in value, giving them directly can save you more in taxes than giving cash.',
      {
        list: [
          'Your stock is valued at its full market value on the date of the transfer.',
          'If you’ve held it more than a year, your deduction is generally limited to 30 percent of your adjusted gross income.',
          'If you’ve held it a year or less, your deduction is generally limited to what you paid for it.',
          'Generally, neither you nor we owe tax on the gain.',
        ],
      },
      [
        'Your broker makes the transfer. Call us first at ',
        phoneLink,
        ', and we’ll tell you where to send the shares. Transfers often arrive without a name, so please let us know that yours is coming.',
      ],
      identity,
      taxNote(publication526),
    ],
  },
}

const legacy: GivingWay = {
  name: 'Legacy',
  summary: 'Remember us in your will, or name us as a beneficiary.',
  note: 'Nothing to pay today',
  details: {
    opener: 'How it works',
    id: 'give-legacy',
    confirm: 'The sentence for a will. Ask your attorney to approve its wording.',
    text: [
      'A gift in your will helps the neighbors who come after you. Everything stays yours during your lifetime, and you can change your mind at any time.',
      'Your attorney can start with this sentence:',
      {
        list: [
          `“I give (a sum, a share of my estate, or what remains of it) to ${legalName}, ${organization.address.city}, New Jersey, tax ID ${taxId}, for its general purposes.”`,
        ],
      },
      'You don’t need a new will to name us as a beneficiary of a retirement account, a life insurance policy, or a bank account. The company that holds it has a form for that.',
      ['If we’re in your plans, we’d love to know so that we can thank you. Call ', phoneLink, '.'],
      'This is general information. Ask your attorney what’s right for you and your family.',
    ],
  },
}

const donorAdvisedFund: GivingWay = {
  name: 'Donor Advised Fund',
  summary: 'Recommend a grant from your donor advised fund (DAF), a giving account you already have.',
  note: 'Your fund sends the gift',
  details: {
    opener: 'How it works',
    id: 'give-daf',
    text: [
      'A donor advised fund (DAF) is an account that holds money you’ve set aside for charity. You can recommend a grant from it to us, once or every year.',
      {
        steps: [
          'Log in to your fund’s website, or call the fund.',
          'Look us up by our tax ID, and recommend the grant.',
          'Let the fund share your name with us so that we can thank you.',
        ],
      },
      identity,
      'You took your deduction when you put money into the fund, so there isn’t another one for the grant. You can also name us to receive what’s left in your fund someday.',
      taxNote(publication526),
    ],
  },
}

const ira: GivingWay = {
  name: 'IRA Distributions',
  summary: 'From age 70½ on, give straight from your individual retirement account (IRA).',
  note: `Up to ${printedIraLimits.join(', ')}`,
  details: {
    opener: 'How it works',
    id: 'give-ira',
    text: [
      'Once you’re 70½, you can ask the company that holds your individual retirement account (IRA) to send a gift straight to us. The IRS calls it a qualified charitable distribution.',
      {
        list: [
          `Each person can give up to ${printedIraLimits.join(' or ')} this way in a year.`,
          'The gift doesn’t count as your income, so you can’t deduct it as well.',
          'It can count toward your required minimum distribution.',
          'The money has to go straight from the IRA to us, without passing through your bank account.',
        ],
      },
      [
        'Ask the company that holds your IRA for its qualified charitable distribution form. Then call us at ',
        phoneLink,
        ' so that we can thank you.',
      ],
      identity,
      taxNote(publication590b),
    ],
  },
}

const employerMatching: GivingWay = {
  name: 'Employer Matching',
  summary: 'Ask whether your employer matches what you give.',
  note: 'Can double your gift',
  details: {
    opener: 'How it works',
    id: 'give-employer',
    text: [
      'Many employers match their employees’ gifts. Some match gifts from retirees, too, or give for the hours you volunteer.',
      {
        steps: [
          'Ask your human resources office whether your employer matches gifts.',
          'Make your gift, and fill out your employer’s form.',
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
  summary: 'Look for a coupon before you buy online. You may save money, and part of the sale can come to us.',
  image: illustrations.parcel,
  details: {
    opener: 'See how',
    id: 'give-shopping',
    confirm: 'How the coupon service passes money on to you, and the name that shoppers look for there.',
    text: [
      `Our coupon service lists coupons for many online stores. Choose ${name} as your cause, and part of what you spend can come to us.`,
      'Another company runs the service. Each store sets its own terms, and the service has a privacy policy of its own.',
    ],
    link: { text: 'Go to the coupon service', href: organization.couponService, opensNewTab: true },
  },
}

const raffle: Illustration = {
  picture: 'giving/raffle',
  alt: 'An older woman laughs as she turns the raffle drum, and a neighbor holds up the ticket he has drawn',
}

const inKind: GivingWay = {
  name: 'In-Kind Donations',
  summary: 'Donate goods, a skill, or a prize for our raffle.',
  image: raffle,
  details: {
    opener: 'See what helps',
    image: raffle,
    id: 'give-in-kind',
    confirm: 'Which goods and skills you welcome, and the raffle: its next date, and what you want said about it.',
    text: [
      'A gift doesn’t have to be money. New goods are welcome, and so are your skills.',
      'Neighbors and shops can donate prizes for our raffle, such as a gift basket, a gift card, or a homemade pie.',
      [
        'Please call before you bring anything in, and tell us what you have. Our number is ',
        phoneLink,
        `, ${officeHours}`,
      ],
    ],
  },
}

const shoppingList: Illustration = {
  picture: 'giving/shopping-list',
  alt: 'An older man points to the shopping list on his kitchen counter while a volunteer in a cap holds up a can of tomatoes',
}

const food: GivingWay = {
  name: 'Food Donations',
  summary: 'Put one more thing in your cart. We have a shopping list.',
  image: shoppingList,
  details: {
    opener: 'See the list',
    image: shoppingList,
    id: 'give-food',
    confirm:
      'The shopping list, and when people may bring food. Write the foods that you need now, and supply the picture of your own list.',
    text: [
      'Food that keeps is always a help to an older neighbor. Here’s our shopping list:',
      { list: ['Oatmeal', 'Canned peas', 'Canned tomatoes', 'Tea', 'Jam'] },
      'Please bring unopened packages that aren’t past their date.',
      [
        `Drop them off at ${postalAddress.line1}, ${organization.address.city}, ${officeHours} Questions? Call `,
        phoneLink,
        '.',
      ],
    ],
  },
}

/** Words of the ways to give. The twelve ways and the figures are those of BRIEF 2.8. */
export const giving = {
  heading: 'Ways to Give',
  lead: 'Your gift can bring an older neighbor a meal at the door, a helping hand, or a day in good company. Choose the way that works for you.',
  image: illustrations.giftJar,
  donate: donateLink,
  seeAll: { text: 'See all the ways to give', href: '#give-today' } satisfies Link,
  today: {
    heading: 'Give today',
    lead: 'Each of these opens another website in a new tab.',
    ways: [
      {
        name: 'Donate Now',
        summary: 'Make a one-time gift, whenever you like.',
        link: { text: 'Give once', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate Monthly',
        summary: 'A little every month helps us plan ahead for the people who count on us.',
        link: { text: 'Give every month', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Tribute/Memorial/Birthday',
        summary: 'Honor someone you love, remember someone you miss, or celebrate a birthday.',
        link: { text: 'Give in someone’s honor', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate a Car',
        summary: 'Donate a car you no longer drive. The donation service will tell you how.',
        link: { text: 'Donate a car', href: organization.vehicleDonation, opensNewTab: true },
      },
    ] satisfies readonly GivingWay[],
    check: [
      `You can also give by check. Please make it out to ${supplied(payee).join('')}, and mail it to us at ${postalAddress.line1}, ${postalAddress.line2}.`,
      ...supplied(taxReceipt, form990, charityRegistration),
    ] satisfies readonly Block[],
  },
  owned: {
    heading: 'Give in other ways',
    lead: 'Stock, a will, a retirement account, or your employer can help, too, and some of these gifts may lower your taxes.',
    ways: [securities, legacy, donorAdvisedFund, ira, employerMatching],
    note: [
      'This is general information about taxes. The rules change, and every situation is different, so ask your tax adviser and see ',
      { text: 'irs.gov on charitable gifts', href: publication526.href, opensNewTab: true },
      '.',
    ] satisfies RichText,
  },
  yearEnd: {
    heading: 'Giving before the year ends',
    period: yearEndPeriod,
    words: {
      always: `A gift counts for the year in which you make it, so ${lastDayOfTheYear} is the last day for this year’s gifts.`,
      coming: `A gift that you make by ${lastDayOfTheYear}, {year}, counts for {year}.`,
      open: `You have {days} left to make a gift that counts for {year}. The last day is ${lastDayOfTheYear}.`,
      lastDay: `Today, ${lastDayOfTheYear}, is the last day for a gift that counts for {year}.`,
    } satisfies PeriodWords,
    text: [
      'Which day counts depends on how you give:',
      {
        list: [
          `A gift from your IRA has to leave your account by ${lastDayOfTheYear}. The company that holds it needs time, so ask for it by early December.`,
          'Shares usually count on the day they reach our account. A transfer can take a week or more.',
          'A check that you mail usually counts on the day you mail it.',
          'A gift by credit card counts on the day your card is charged.',
        ],
      },
      taxNote(publication526),
    ] satisfies readonly Block[],
  },
  things: {
    heading: 'Donate goods',
    lead: 'An online purchase, a raffle prize, a few cans of food: it all helps.',
    ways: [shopping, inKind, food] satisfies readonly GivingWay[],
  },
  papers: {
    heading: 'For your broker, tax adviser, or attorney',
    lead: 'Here’s what they’ll need to know.',
    facts: [
      { label: 'Legal name', value: legalName },
      { label: 'Tax ID', value: taxId },
      { label: 'Address', value: `${postalAddress.line1}, ${postalAddress.line2}` },
    ] satisfies readonly CopyableFact[],
  },
  payee,
  taxReceipt,
  form990,
  charityRegistration,
  close: {
    heading: 'Want to talk it over first?',
    text: 'Call us about any way to give. We’re glad to help you, your family, or your adviser with the details.',
  },
} as const

/** How many ways there are, in words: 'twelve'. */
export const givingWayCount = inWords(giving.today.ways.length + giving.owned.ways.length + giving.things.ways.length)
