import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CostTable } from '@/components/programs/CostTable'
import { callForRate, tableWords } from '@/content/messages'
import { organization } from '@/content/organization'
import type { CostRow } from '@/content/types'

/** A price the owner hasn't filled in. */
const rate = { value: '', instead: callForRate, supply: 'Write the price.' }

const rows: readonly CostRow[] = [
  { item: 'A ride', price: '$8' },
  { item: 'A round trip', price: '$16' },
  { item: 'A day', price: rate },
]
const ways = [
  { way: 'Medicaid', answer: 'Accepted.' },
  { way: 'Veterans', answer: ['See ', { text: 'va.gov', href: 'https://www.va.gov/' }, '.'] },
] as const

function table(prices = rows) {
  return render(<CostTable caption="What it costs" rows={prices} dependsOn="It depends." ways={ways} />)
}

test('has no accessibility violations', async () => {
  const { container } = table()
  expect(await axe(container)).toHaveNoViolations()
})

test('two prices are a table, each with its thing and note', () => {
  table([
    { item: 'A ride', price: '$8', note: 'May be waived.' },
    { item: 'A round trip', price: '$16' },
  ])
  const costs = screen.getByRole('table', { name: 'What it costs' })
  const ride = within(costs).getByRole('row', { name: /A ride/ })
  expect(within(ride).getByRole('rowheader')).toHaveTextContent('A ride May be waived.')
  expect(within(ride).getByRole('cell')).toHaveTextContent('$8')
  expect(screen.queryByRole('link', { name: organization.phone.printed })).not.toBeInTheDocument()
})

test('a single price is a line', () => {
  table([{ item: 'A ride', price: '$8', note: 'May be waived.' }])
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByText(/A ride/)).toHaveTextContent('A ride: $8May be waived.')
})

test('what prices that aren’t on the page depend on is said once, with the number to call', () => {
  table([{ item: 'A ride', price: '$8' }, ...['A day', 'A week'].map((item) => ({ item, price: rate }))])
  expect(screen.getAllByText(`It depends. ${callForRate}:`)).toHaveLength(1)
  expect(screen.getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a price the owner has filled in is printed like any other', () => {
  table([
    { item: 'A ride', price: '$8' },
    { item: 'A day', price: { ...rate, value: '$90' } },
  ])
  expect(screen.getByRole('cell', { name: '$90' })).toBeInTheDocument()
  expect(screen.queryByText(/It depends/)).not.toBeInTheDocument()
})

test('says below the prices how to pay, with links to those who know', () => {
  table()
  expect(screen.getByRole('heading', { name: tableWords.waysToPay })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Medicaid', 'Veterans'])
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Accepted.')
  expect(screen.getByRole('link', { name: 'va.gov' })).toHaveAttribute('href', 'https://www.va.gov/')
})
