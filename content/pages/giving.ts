import { givingFacts as facts, supplied } from '@/content/facts'
import { illustrations } from '@/content/illustrations'
import { donateLink } from '@/content/messages'
import { officeHours, organization, postalAddress } from '@/content/organization'
import type { Block, Fact, GivingWay, Illustration, Link, PeriodWords, YearlyDay } from '@/content/types'
import { inWords } from '@/lib/sentences'

const { name, legalName, taxId, phone } = organization

const phoneLink: Link = { text: phone.printed, href: phone.href }

/** Said wherever someone else has to write down our name. */
const identity: Block = `Our legal name is ${legalName}, and our tax ID is ${taxId}.`

/** The most that one person can give from an IRA in a year; $108,000 (2025) is the brief's. */
const [latest = '', ...earlier] = facts.iraLimits.map(({ year, amount }, index) =>
  index === 0 ? `${amount} from IRAs in ${year}` : `${amount} in ${year}`,
)
const iraLimits = earlier.length > 0 ? `${latest} (${earlier.join(', ')})` : latest

const [publication526, publication590b] = [
  { text: 'IRS Publications 526', href: 'https://www.irs.gov/publications/p526', opensNewTab: true },
  { text: '590-B', href: 'https://www.irs.gov/publications/p590b', opensNewTab: true },
] as const satisfies readonly Link[]

/** The last weeks of a year, in which people ask how long there is still time. */
const yearEndPeriod = {
  opens: { monthName: 'October', month: 10, day: 1 },
  closes: { monthName: 'December', month: 12, day: 31 },
} as const satisfies Record<string, YearlyDay>

const lastDayOfTheYear = `${yearEndPeriod.closes.monthName} ${yearEndPeriod.closes.day}`

const securities: GivingWay = {
  name: 'Securities',
  summary: 'Give stock, bonds, or fund shares directly, without selling them first.',
  details: {
    opener: 'How to give shares',
    id: 'give-securities',
    text: [
      'If you’ve held shares for more than a year and they’ve gone up in value, giving them directly can save you more in federal taxes than giving cash.',
      {
        list: [
          'Your stock is valued at its full market value on the date of the transfer.',
          `If you itemize and have held it more than a year, your deduction is generally limited to ${facts.stockDeductionPercent} percent of your adjusted gross income.`,
          'If you itemize and have held it a year or less, your deduction is generally limited to what you paid for it.',
          'Generally, neither you nor we owe tax on the gain.',
        ],
      },
      [
        'Your broker makes the transfer. Call us first at ',
        phoneLink,
        '. Transfers often arrive without a name, so please let us know that yours is coming.',
      ],
      identity,
    ],
  },
}

const legacy: GivingWay = {
  name: 'Legacy',
  summary: 'Remember us in your will, or name us as a beneficiary.',
  details: {
    opener: 'How to leave a gift',
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
  details: {
    opener: 'How a grant works',
    id: 'give-daf',
    text: [
      'You can recommend a grant to us once, or every year.',
      {
        steps: [
          'Log in to your fund’s website, or call the fund.',
          'Look us up by our tax ID, and recommend the grant.',
          'Let the fund share your name with us so that we can thank you.',
        ],
      },
      identity,
      'Any deduction is for what you put into the fund, so you can’t take another one for the grant. You can also name us to receive what’s left in your fund someday.',
    ],
  },
}

/** On New Jersey: nj.gov/treasury/taxation/pensiongift.shtml, read from a stored copy on November 24, 2026. */
const ira: GivingWay = {
  name: 'IRA Distributions',
  summary: 'If you’re 70½ or older, give straight from your individual retirement account (IRA).',
  details: {
    opener: 'How IRA gifts work',
    id: 'give-ira',
    yearly: {
      years: facts.iraLimits.map(({ year }) => year),
      always: `One person can give up to ${iraLimits}, to all charities combined.`,
      missing: 'The limit for {year} isn’t on this page yet, so please ask us.',
    },
    text: [
      'The company that holds your IRA sends the gift straight to us. The IRS calls it a qualified charitable distribution.',
      {
        list: [
          'Up to the limit, it generally isn’t taxed on your federal return, so you can’t deduct it there. New Jersey may still tax it.',
          'It can count toward your required minimum distribution.',
          'The money can’t pass through your own bank account on the way.',
        ],
      },
      ['Ask the company that holds your IRA for its form. Then call us at ', phoneLink, ' so that we can thank you.'],
      identity,
    ],
  },
}

const employerMatching: GivingWay = {
  name: 'Employer Matching',
  summary: 'Ask whether your employer matches what you give.',
  details: {
    opener: 'How matching works',
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
  summary: 'When you use a coupon online, the store may give us part of the sale.',
  details: {
    opener: 'How shopping helps',
    id: 'give-shopping',
    confirm: 'How the coupon service passes money on to you, and the name that shoppers look for there.',
    text: [
      `On the coupon service’s website, choose ${name} as your cause. You may save money, and the store may give us part of the sale.`,
      'Another company runs the service, with a privacy policy of its own, and each store sets its own terms.',
    ],
    link: { text: 'Go to the coupon service', href: organization.couponService, opensNewTab: true },
  },
}

const raffle: Illustration = {
  picture: 'giving/raffle',
  alt: 'Under an awning an older woman, eyes shut, brows up, lips drawn tight, digs in the raffle drum to her rolled sleeve. A man bends to see; a hand with a ticket crosses its fingers',
}

const inKind: GivingWay = {
  name: 'In-Kind Donations',
  summary: 'Donate goods, a skill, or a prize for our raffle.',
  details: {
    opener: 'What goods help',
    image: raffle,
    id: 'give-in-kind',
    confirm: 'Which goods and skills you welcome, and the raffle: its next date, and what you want said about it.',
    text: [
      'New goods are welcome, and so are your skills.',
      'Neighbors and shops can donate prizes for our raffle, such as a gift basket or a gift card.',
      ['Please call before you bring anything in: ', phoneLink, `, ${officeHours}`],
    ],
  },
}

const shoppingList: Illustration = {
  picture: 'giving/shopping-list',
  alt: 'Seen from inside a shopping cart: his glasses pushed up, an older man squints at a long list while his wife, glancing at him, quietly lowers in a second can',
}

const food: GivingWay = {
  name: 'Food Donations',
  summary: 'Put one more thing in your cart for an older neighbor.',
  details: {
    opener: 'What food helps',
    image: shoppingList,
    id: 'give-food',
    confirm:
      'The shopping list, and when people may bring food. Write the foods that you need now, and supply the picture of your own list.',
    text: [
      'Food that keeps is most useful. Please bring unopened packages that aren’t past their date.',
      ['Call before you bring it, and ask what’s needed now: ', phoneLink, `, ${officeHours}`],
    ],
  },
}

/** Words of the ways to give. The twelve ways and the figures are those of BRIEF 2.8. */
export const giving = {
  heading: 'Ways to Give',
  lead: 'Your gift helps pay for care, meals, and advice. Choose the way that works for you.',
  image: illustrations.giftHouse,
  donate: donateLink,
  today: {
    heading: 'Give today',
    lead: 'Each of these opens another website in a new tab.',
    ways: [
      {
        name: 'Donate Now',
        summary: 'Make a one-time gift.',
        link: { text: 'Give once', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate Monthly',
        summary: 'A little every month helps us plan ahead.',
        link: { text: 'Give every month', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Tribute/Memorial/Birthday',
        summary: 'Honor someone you love, remember someone you miss, or celebrate a birthday.',
        link: { text: 'Give in honor', href: organization.donationForm, opensNewTab: true },
      },
      {
        name: 'Donate a Car',
        summary: 'Give a car you no longer drive. The donation service will tell you how.',
        link: { text: 'Donate a car', href: organization.vehicleDonation, opensNewTab: true },
      },
    ] satisfies readonly GivingWay[],
    check: [
      `You can also give by check. Please make it out to ${facts.payee || name}, and mail it to us at ${postalAddress.line1}, ${postalAddress.line2}.`,
      ...supplied(facts.taxReceipt, facts.form990),
    ] satisfies readonly Block[],
  },
  owned: {
    heading: 'Give in other ways',
    lead: 'Some of these gifts may lower your federal taxes.',
    ways: [securities, legacy, donorAdvisedFund, ira, employerMatching],
  },
  yearEnd: {
    heading: 'Giving before the year ends',
    confirm: 'The federal rules on deductions since 2026 (Public Law 119-21). Compare them with irs.gov.',
    period: yearEndPeriod,
    words: {
      always: `A gift counts for the year in which you make it, so ${lastDayOfTheYear} is the last day for this year’s gifts.`,
      coming: `A gift that you make by ${lastDayOfTheYear}, {year}, counts for {year}.`,
      open: `You have {days} left to make a gift that counts for {year}. A gift from an IRA takes time, so ask for it now.`,
      lastDay: `Today, ${lastDayOfTheYear}, is the last day for a gift that counts for {year}.`,
    } satisfies PeriodWords,
    text: [
      'Which day counts depends on how you give:',
      {
        list: [
          `A gift from your IRA has to leave your account by ${lastDayOfTheYear}.`,
          'Shares usually count on the day they reach our account. A transfer can take a week or more.',
          'A check that you mail usually counts on the day you mail it.',
          'A gift by credit card counts on the day your card is charged.',
        ],
      },
    ] satisfies readonly Block[],
    taxes: {
      heading: 'What the tax laws say',
      lead: 'To deduct a gift of $250 or more, you need a written acknowledgment from the charity. You need one for a gift from your IRA, too.',
      text: [
        'For gifts made in 2026 or later, federal law also says:',
        {
          /** Public Law 119-21, sections 70424, 70425, and 70111. No public body's own page has been read. */
          list: [
            'If you don’t itemize, you can deduct up to $1,000 ($2,000 on a joint return) of gifts by cash, check, or card. Stock, goods, and gifts into a donor advised fund don’t count.',
            'If you itemize, you can deduct only the part of the year’s gifts that’s above 0.5 percent of your adjusted gross income. In the top bracket, a deduction saves at most 35 cents on the dollar.',
          ],
        },
        [
          'New Jersey’s income tax has no general deduction for gifts to charity. All this is general information: ask your tax adviser, and see ',
          publication526,
          ' and ',
          publication590b,
          '.',
        ],
      ] satisfies readonly Block[],
    },
  },
  things: {
    heading: 'Goods, skills, and shopping',
    ways: [shopping, inKind, food] satisfies readonly GivingWay[],
  },
  papers: {
    heading: 'For your broker, tax adviser, or attorney',
    facts: [
      { label: 'Legal name', value: legalName },
      { label: 'Tax ID', value: taxId },
      { label: 'Address', value: `${postalAddress.line1}, ${postalAddress.line2}` },
    ] satisfies readonly Fact[],
  },
  close: {
    heading: 'Want to talk it over first?',
    text: 'We’re glad to help you, your family, or your adviser with the details.',
  },
} as const

/** How many ways there are, in words: 'twelve'. */
export const givingWayCount = inWords(giving.today.ways.length + giving.owned.ways.length + giving.things.ways.length)
