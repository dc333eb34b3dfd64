import { dates, givingFacts } from './facts'
import { decades } from './history'
import { organization } from './organization'
import { accessibility } from './pages/accessibility'
import { privacy } from './pages/privacy'
import { boardYear } from './people'
import type { Claim } from './types'
import { weekday } from './weekday'

const stateShip = 'https://www.nj.gov/humanservices/doas/services/q-z/ship/'

const medicareBasics = 'https://www.medicare.gov/basics'
const coverageStart = `${medicareBasics}/get-started-with-medicare/sign-up/when-does-medicare-coverage-start`
const joiningAPlan = `${medicareBasics}/get-started-with-medicare/get-more-coverage/joining-a-plan`
const medicaid = `${medicareBasics}/costs/help/medicaid`

const publication526 = 'https://www.irs.gov/publications/p526'
const publication590b = 'https://www.irs.gov/publications/p590b'
const lawOf2025 = 'https://www.govinfo.gov/content/pkg/PLAW-119publ21/html/PLAW-119publ21.htm'
const countyOffice = 'https://ucnj.org/dhs/aging/'
const eldercareLocator = 'https://eldercare.acl.gov/'
const relayService = 'https://www.fcc.gov/consumers/guides/711-telecommunications-relay-service'

/**
 * Where each figure, credential, promise, and rule on this site comes from. A sentence with a figure or a word such as
 * free, licensed, or deduct must take it from this table, or `npm run check` stops and names the sentence. A claim with
 * `confirm` stands on the list of `npm run launch-check` until the owner has checked it and put `source: 'owner'` in
 * its place. The facts of content/facts/ need no line here, because
 * the owner says them.
 */
export const claims: readonly Claim[] = [
  // The organization
  { says: '1954', source: 'brief' },
  { says: '1966', source: 'brief' },
  { says: '1975', source: 'brief' },
  { says: '2024', source: 'brief' },
  { says: '70', source: 'brief' },
  { says: '38K+', source: 'brief' },
  { says: '34K+', source: 'brief' },
  { says: `More than ${organization.figures.volunteers}`, source: 'brief' },
  { says: 'about 100', source: 'brief' },
  { says: 'provider in the state with the full range of eldercare services', source: 'brief' },
  { says: '24/7 support for clients', source: 'brief' },
  {
    says: '501(c)(3)',
    confirm: 'Your status under section 501(c)(3), in the footer and in what search engines are told.',
  },
  { says: `${boardYear} executive committee`, source: 'brief' },
  ...decades.map(({ name }): Claim => ({ says: name, source: 'brief' })),
  {
    says: 'In 1961, a few retired men',
    confirm:
      'The workshop starts in 1961 with retired men in a small unheated garage, from The Star-Ledger (July 31, 2011).',
  },
  { says: '50 projects in the first year', confirm: 'The 50 projects and the unpaid work, from the same report.' },

  // Home Care and careers
  { says: 'Certified Home Health Aide', source: 'brief' },
  { says: 'Licensed social worker', source: 'brief' },
  { says: 'accredited by the New Jersey Commission on Accreditation for Home Care', source: 'brief' },
  { says: 'licensed by the state health department', source: 'brief' },
  { says: 'certified aide', source: 'brief' },
  { says: 'They’re certified', source: 'brief' },
  { says: '76 hours of training', source: 'brief' },
  { says: 'over 30 years old', source: 'brief' },
  { says: '24-hour', source: 'brief' },
  { says: 'las 24 horas', source: 'brief' },
  { says: 'Apoyo a nuestros clientes las 24 horas', source: 'brief' },
  { says: '24 hours, or live-in', source: 'brief' },
  { says: '24 hours a day, 7 days a week', source: 'brief' },
  { says: '2-step PPD', source: 'brief' },
  { says: 'within the last 12 months', source: 'brief' },
  { says: 'Bonus', source: 'brief' },
  { says: 'retention bonus after six months', source: 'brief' },
  {
    says: 'protected by federal or New Jersey law',
    confirm: 'The equal opportunity statement. Ask an employment attorney to approve its wording.',
  },

  // Ways to pay
  { says: 'Medicaid', source: 'brief' },
  { says: 'Private pay, VA benefits, Medicaid', source: 'brief' },
  { says: 'You pay for the hours you choose, or your family does', source: 'brief' },
  {
    says: 'The Department of Veterans Affairs (VA) can pay for',
    source: 'https://www.va.gov/geriatrics/pages/Homemaker_and_Home_Health_Aide_Care.asp',
  },
  {
    says: 'Medicaid can pay for care at home for some people with limited income and savings',
    source: 'https://www.nj.gov/humanservices/dmahs/home/mltss.html',
  },
  {
    says: 'Medicaid, the Department of Veterans Affairs (VA), and the county may pay for some care, if you qualify',
    source: countyOffice,
  },
  { says: 'benefits from Medicaid, the Department of Veterans Affairs (VA), or the county', source: countyOffice },
  { says: 'Ways to pay for care', source: 'website' },
  { says: 'Medicaid and Medicare', source: 'website' },

  // Spend-A-Day, Meals on Wheels, and social work
  { says: '2 to 5 days a week', source: 'brief' },
  { says: 'licensed medical day care', source: 'brief' },
  { says: 'We accept Medicaid through two insurers', source: 'brief' },
  { says: 'through two insurers', source: 'brief' },
  { says: 'There’s no trial period', source: 'brief' },
  { says: 'fee may be waived', source: 'brief' },
  {
    says: 'Medicaid must also agree, before you start',
    confirm: 'That Medicaid and its insurers authorize each participant before the first day (N.J.A.C. 10:164).',
  },
  { says: 'If Medicaid pays for your day, ask us before you pay for a ride', source: 'brief' },
  { says: 'within a few business days', source: 'brief' },
  { says: 'no income requirement', source: 'brief' },
  { says: 'any income', source: 'brief' },
  { says: '60 and older', source: 'brief' },
  { says: '60 or older', source: 'brief' },
  { says: 'si tiene 60 años o más', source: 'brief' },
  { says: 'a free public service', source: eldercareLocator },
  { says: 'free public services', source: eldercareLocator },
  { says: '1-877-222-3737', source: 'https://www.adrcnj.org/' },
  { says: '1-800-677-1116', source: eldercareLocator },
  { says: 'call 911', source: 'https://www.911.gov/calling-911/' },
  { says: 'llame al 911', source: 'https://www.911.gov/calling-911/' },

  // Medicare
  {
    says: 'from a home health agency it has certified',
    source: 'https://www.medicare.gov/coverage/home-health-services',
  },
  { says: 'what Medicare pays for', source: 'https://www.medicare.gov/coverage' },
  { says: 'Original Medicare generally doesn’t pay for a medical alert device', source: 'https://www.medicare.gov/' },
  { says: 'Medicaid isn’t part of Medicare', source: medicaid },
  { says: 'The state runs it for people with limited income and, often, limited savings', source: medicaid },
  { says: 'The state and federal governments pay for it', source: medicaid },
  { says: 'Free', source: stateShip },
  { says: 'free, unbiased', source: stateShip },
  { says: 'It’s free, and counselors have nothing to sell', source: stateShip },
  ...[dates.openEnrollment.opens, dates.openEnrollment.closes].map(
    ({ month, day }): Claim => ({ says: `${month} ${day}`, source: 'brief' }),
  ),
  { says: 'starts on January 1', source: joiningAPlan },
  { says: 'January 1 to March 31', source: joiningAPlan },
  {
    says: 'help with Medicare premiums and, for some people, deductibles',
    source: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
  },
  {
    says: 'pay your share of the costs under Parts A and B, such as deductibles',
    source: 'https://www.medicare.gov/health-drug-plans/medigap',
  },
  { says: 'before you turn 65', source: coverageStart },
  { says: 'three months before the month you turn 65, and ends three months after it', source: coverageStart },
  {
    says: 'six months that begin when you’re 65 or older and have Part B',
    source: 'https://www.medicare.gov/health-drug-plans/medigap/ready-to-buy',
  },
  { says: '1-800-772-1213', source: 'https://www.ssa.gov/medicare/sign-up' },
  {
    says: 'for all of them with one application',
    source: 'https://www.nj.gov/humanservices/doas/services/l-p/njsave/',
  },
  {
    says: '1-800-792-9745',
    source: 'https://nj.gov/disabilities/healthcare-medical-assistance/prescription-discounts.shtml',
  },
  { says: '1-800-792-8820', source: stateShip },
  { says: '1-800-MEDICARE', source: 'https://www.medicare.gov/talk-to-someone' },
  { says: '1-800-633-4227', source: 'https://www.medicare.gov/talk-to-someone' },

  // Giving
  { says: 'Your gift helps pay for care, meals, and advice', confirm: 'What gifts pay for, as Home says it.' },
  { says: `limited to ${givingFacts.stockDeductionPercent} percent of your adjusted gross income`, source: 'brief' },
  { says: 'your deduction is generally', source: publication526 },
  { says: 'Any deduction is for what you put into the fund', source: publication526 },
  {
    says: 'If you don’t itemize, you can deduct up to $1,000 ($2,000 on a joint return) of gifts by cash, check, or card',
    source: lawOf2025,
  },
  {
    says: 'you can deduct only the part of the year’s gifts that’s above 0.5 percent of your adjusted gross income',
    source: lawOf2025,
  },
  { says: 'In the top bracket, a deduction saves at most 35 cents', source: lawOf2025 },
  { says: 'For gifts made in 2026 or later, federal law', source: lawOf2025 },
  {
    says: 'New Jersey’s income tax has no general deduction for gifts to charity',
    source: 'https://www.nj.gov/treasury/taxation/cbt/obbba-charitable-contribution-deduction.shtml',
  },
  { says: 'December 31', source: publication526 },
  { says: 'A gift from your IRA has to leave your account by', source: publication590b },
  { says: 'A check that you mail usually counts on the day you mail it', source: publication526 },
  { says: 'counts on the day your card is charged', source: publication526 },
  { says: 'Shares usually count on the day they reach our account', source: publication526 },
  { says: 'To deduct a gift of $250 or more', source: publication526 },
  { says: 'for a gift from your IRA, too', source: publication590b },
  { says: 'IRS Publications 526', source: publication526 },
  ...givingFacts.iraLimits.flatMap(({ year, amount }): Claim[] => [
    { says: `${amount} from IRAs in ${year}`, source: 'owner' },
    { says: `${amount} in ${year}`, source: 'owner' },
  ]),
  ...weekday.shares.map(({ sum }): Claim => ({ says: sum, source: 'website' })),
  { says: '70½', source: publication590b },
  { says: 'qualified charitable distribution', source: publication590b },
  { says: 'so you can’t deduct it there', source: publication590b },
  { says: '590-B', source: publication590b },

  // This website
  { says: 'dial 711', source: relayService },
  { says: 'a free relay service', source: relayService },
  { says: 'Medicare, Medicaid, or medical record numbers', source: 'website' },
  { says: 'for as long as the law requires', source: 'website' },
  { says: '1 result', source: 'website' },
  { says: '25MB', source: 'brief' },
  { says: 'percent before, {after} percent after', source: 'website' },
  { says: 'WCAG 2.2', source: 'https://www.w3.org/TR/WCAG22/' },
  { says: accessibility.updated.printed, source: 'website' },
  { says: privacy.short.updated.printed, source: 'website' },
]
