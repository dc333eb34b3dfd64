import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import GivingPage from '@/app/gifting-sage/page'
import { givingFacts } from '@/content/facts'
import { messages } from '@/content/messages'
import { organization, postalAddress } from '@/content/organization'
import { giving } from '@/content/pages/giving'
import type { GivingDetails, GivingWay } from '@/content/types'
import { periodAt } from '@/lib/dates/yearly-period'

const ways: readonly GivingWay[] = [...giving.today.ways, ...giving.owned.ways, ...giving.things.ways]
const explained = ways.flatMap((way): [string, GivingDetails][] => ('details' in way ? [[way.name, way.details]] : []))
const about = (id: string) => explained.filter(([, details]) => JSON.stringify(details).includes(id))

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<GivingPage />)
})

const main = () => screen.getByRole('main')

test('the page has every way to give, once', () => {
  const names = within(main())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
  expect([...names].sort()).toEqual(ways.map(({ name }) => name).sort())
})

test('the button at the top opens the donation form in a new tab', () => {
  const [first] = within(main()).getAllByRole('link', { name: `${giving.donate.text} ${messages.opensNewTab}` })
  expect(first).toHaveAttribute('href', organization.donationForm)
  expect(first).toHaveAttribute('target', '_blank')
})

test('anyone who has to write our name down finds the legal name and the tax id together', () => {
  expect(about(organization.taxId).length).toBeGreaterThan(0)
  for (const [, details] of about(organization.taxId)) {
    expect(JSON.stringify(details)).toContain(organization.legalName)
  }
})

test('taxes are explained once, with links to irs.gov that open a new tab', () => {
  expect(about('irs.gov')).toEqual([])
  const links = [...main().querySelectorAll('a[href^="https://www.irs.gov/"]')]
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

test('every IRA limit stands beside its year', () => {
  const text = main().textContent ?? ''
  for (const { year, amount } of givingFacts.iraLimits) {
    expect(text.replace(' from IRAs', '')).toContain(`${amount} in ${year}`)
  }
})

test('anyone mailing a check is told who to make it out to and where to send it', () => {
  const today = within(main()).getByRole('region', { name: giving.today.heading })
  expect(today).toHaveTextContent(givingFacts.payee || organization.name)
  expect(today).toHaveTextContent(`${postalAddress.line1}, ${postalAddress.line2}`)
})

test('until the last second of the year, the page says how much time is left to give', () => {
  const { period } = giving.yearEnd
  expect(periodAt(new Date('2027-01-01T04:59:59Z'), period)).toEqual({ isOpen: true, year: 2026, days: 0 })
  expect(periodAt(new Date('2027-01-01T05:00:00Z'), period)).toMatchObject({ isOpen: false, year: 2027 })
})

test('the words about the end of the year name no particular year', () => {
  for (const words of Object.values(giving.yearEnd.words)) expect(words).not.toMatch(/\d{4}/)
  expect(giving.yearEnd.words.always).not.toMatch(/[{}]/)
})
