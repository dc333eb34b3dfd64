import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CostTable } from '@/components/programs/CostTable'
import { callForRate, tableWords } from '@/content/messages'
import { organization } from '@/content/organization'

/** A price the owner hasn't filled in. */
const rate = { value: '', instead: callForRate, supply: 'Write the price.' }

const rows = [
  { item: 'A ride', price: '$8', note: 'May be waived.' },
  { item: 'A day', price: rate },
]
const ways = [
  { way: 'Medicaid', answer: 'Accepted.' },
  { way: 'Veterans', answer: ['See ', { text: 'va.gov', href: 'https://www.va.gov/' }, '.'] },
] as const

function table() {
  return render(<CostTable caption="What it costs" rows={rows} ways={ways} />)
}

test('has no accessibility violations', async () => {
  const { container } = table()
  expect(await axe(container)).toHaveNoViolations()
})

test('lists each thing with its price and note', () => {
  table()
  const costs = screen.getByRole('table', { name: 'What it costs' })
  const ride = within(costs).getByRole('row', { name: /A ride/ })
  expect(within(ride).getByRole('rowheader')).toHaveTextContent('A ride May be waived.')
  expect(within(ride).getByRole('cell')).toHaveTextContent('$8')
})

test('a price that isn’t on the page is a phone call away', () => {
  table()
  expect(screen.getByRole('cell', { name: new RegExp(callForRate) })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
})

test('a price the owner has filled in is printed like any other', () => {
  render(<CostTable caption="What it costs" rows={[{ item: 'A day', price: { ...rate, value: '$90' } }]} ways={ways} />)
  expect(screen.getByRole('cell', { name: '$90' })).toBeInTheDocument()
  expect(screen.queryByText(callForRate)).not.toBeInTheDocument()
})

test('however many prices are missing, the table asks the reader to call only once', () => {
  const more = ['A night', 'A week'].map((item) => ({ item, price: rate }))
  render(<CostTable caption="What it costs" rows={[...rows, ...more]} ways={ways} />)
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length + more.length)
  expect(screen.getAllByText(callForRate)).toHaveLength(1)
})

test('when every price is printed, no one is told to call', () => {
  render(<CostTable caption="What it costs" rows={rows.slice(0, 1)} ways={ways} />)
  expect(screen.queryByRole('link', { name: organization.phone.printed })).not.toBeInTheDocument()
})

test('says below the prices how to pay, with links to those who know', () => {
  table()
  expect(screen.getByRole('heading', { name: tableWords.waysToPay })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Medicaid', 'Veterans'])
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Accepted.')
  expect(screen.getByRole('link', { name: 'va.gov' })).toHaveAttribute('href', 'https://www.va.gov/')
})
