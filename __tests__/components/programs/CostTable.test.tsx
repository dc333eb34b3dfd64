import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CostTable } from '@/components/programs/CostTable'
import { callForRate, tableWords } from '@/content/messages'
import { organization } from '@/content/organization'

/** A price that the owner has not filled in. */
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

test('names each thing with its price and what goes with it', () => {
  table()
  const costs = screen.getByRole('table', { name: 'What it costs' })
  const ride = within(costs).getByRole('row', { name: /A ride/ })
  expect(within(ride).getByRole('rowheader')).toHaveTextContent('A ride May be waived.')
  expect(within(ride).getByRole('cell')).toHaveTextContent('$8')
})

test('a price that is not printed is a press on the telephone away', () => {
  table()
  expect(screen.getByRole('cell', { name: new RegExp(callForRate) })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
})

test('a price that the owner has filled in stands like any other', () => {
  render(<CostTable caption="What it costs" rows={[{ item: 'A day', price: { ...rate, value: '$90' } }]} ways={ways} />)
  expect(screen.getByRole('cell', { name: '$90' })).toBeInTheDocument()
  expect(screen.queryByText(callForRate)).not.toBeInTheDocument()
})

test('however many prices are not printed, the table asks the reader to call once', () => {
  const more = ['A night', 'A week'].map((item) => ({ item, price: rate }))
  render(<CostTable caption="What it costs" rows={[...rows, ...more]} ways={ways} />)
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length + more.length)
  expect(screen.getAllByText(callForRate)).toHaveLength(1)
})

test('where every price is printed, no one is sent to the telephone', () => {
  render(<CostTable caption="What it costs" rows={rows.slice(0, 1)} ways={ways} />)
  expect(screen.queryByRole('link', { name: organization.phone.printed })).not.toBeInTheDocument()
})

test('says below the prices how they can be paid, with links to those who know', () => {
  table()
  expect(screen.getByRole('heading', { name: tableWords.waysToPay })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Medicaid', 'Veterans'])
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Accepted.')
  expect(screen.getByRole('link', { name: 'va.gov' })).toHaveAttribute('href', 'https://www.va.gov/')
})
