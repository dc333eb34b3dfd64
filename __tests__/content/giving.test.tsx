import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import GivingPage from '@/app/gifting-sage/page'
import { organization } from '@/content/organization'

/** The twelve ways of the brief, in its order of kinds. */
const outside = {
  'Donate Now': organization.donationForm,
  'Donate Monthly': organization.donationForm,
  'Tribute/Memorial/Birthday': organization.donationForm,
  'Donate a Car': organization.vehicleDonation,
}
const explained = {
  Securities: 'give-securities',
  Legacy: 'give-legacy',
  'Donor Advised Fund': 'give-daf',
  'IRA Distributions': 'give-ira',
  'Employer Matching': 'give-employer',
  'Donate when Shopping': 'give-shopping',
  'In-Kind Donations': 'give-in-kind',
  'Food Donations': 'give-food',
}

beforeEach(() => {
  render(<GivingPage />)
})

const main = () => screen.getByRole('main')

/** The item of a list that a way stands in. */
function way(name: string): HTMLElement {
  const headings = within(main()).getAllByRole('heading', { level: 3 })
  const item = headings.find(({ textContent }) => textContent === name)?.closest('li')
  if (!item) throw new Error(`${name} stands in no list.`)
  return item
}

/** The words that explain a way, as one line. */
const explanation = (name: keyof typeof explained) => way(name).querySelector('[id]')?.textContent ?? ''

test('the page has no accessibility violations', async () => {
  expect(await axe(document.body)).toHaveNoViolations()
})

test('the page has the twelve ways of the brief and no other', () => {
  const names = within(main())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
  expect([...names].sort()).toEqual([...Object.keys(outside), ...Object.keys(explained)].sort())
})

test('Donate Now at the top opens the donation form in a new tab', () => {
  const [first] = within(main()).getAllByRole('link', { name: 'Donate Now (opens in a new tab)' })
  expect(first).toHaveAttribute('href', organization.donationForm)
  expect(first).toHaveAttribute('target', '_blank')
})

test.each(Object.entries(outside))('%s leads to its form in a new tab', (name, address) => {
  const link = within(way(name)).getByRole('link', { name: /\(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test.each(Object.entries(explained))('%s is explained under the address #%s', (name, id) => {
  expect(way(name).querySelector('[id]')).toHaveAttribute('id', id)
})

test.each([
  ['Securities', 'at its full market value on the date of the transfer'],
  ['Securities', 'held for over one year, you may deduct up to thirty percent of your adjusted gross income'],
  ['IRA Distributions', '$108,000 (2025)'],
  ['IRA Distributions', '$111,000 (2026)'],
  ['In-Kind Donations', organization.phone.printed],
  ['In-Kind Donations', 'our raffle: tickets in a drum'],
  ['Food Donations', 'OatmealCanned peasCanned tomatoesTeaJam'],
] as const)('%s: %s', (name, fact) => {
  expect(explanation(name)).toContain(fact)
})

test.each(['Securities', 'Donor Advised Fund', 'IRA Distributions', 'Employer Matching'] as const)(
  '%s gives the legal name and the tax id',
  (name) => {
    expect(explanation(name)).toContain(organization.legalName)
    expect(explanation(name)).toContain(organization.taxId)
  },
)

test.each(['Securities', 'Donor Advised Fund', 'IRA Distributions'] as const)(
  '%s sends the reader to an adviser and to irs.gov, where the rules can change',
  (name) => {
    expect(explanation(name)).toContain('Ask your adviser')
    expect(way(name).querySelector('a[href^="https://www.irs.gov/"]')).toBeInTheDocument()
  },
)

test('shopping leads to the coupon service', () => {
  const links = [...way('Donate when Shopping').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain(organization.couponService)
})

test('the raffle and the shopping list are shown as pictures where they are explained', () => {
  const pictureOf = (name: keyof typeof explained) => way(name).querySelector('[id] img')?.getAttribute('src')
  expect(pictureOf('In-Kind Donations')).toContain('raffle')
  expect(pictureOf('Food Donations')).toContain('shopping-list')
})

test('the five figures of the brief say what gifts do', () => {
  const band = within(main()).getByRole('region', { name: 'What gifts do' })
  for (const figure of ['70', '34K+', 'Only one']) expect(within(band).getByText(figure)).toBeVisible()
  expect(within(band).getAllByText('38K+')).toHaveLength(2)
  expect(band).toHaveTextContent('provider in the state with the full range of eldercare services')
})
