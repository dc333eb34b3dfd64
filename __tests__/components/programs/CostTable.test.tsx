import { render, screen, within } from '@testing-library/react'
import { CostTable } from '@/components/programs/CostTable'
import { callForRate } from '@/content/messages'
import { organization } from '@/content/organization'
import type { CostRow } from '@/content/types'

/** A price the owner hasn't filled in. */
const rate = { value: '', instead: callForRate, supply: 'Write the price.' }
const ride = { item: 'A ride', price: '$8', note: 'May be waived.' }

const show = (...rows: CostRow[]) =>
  render(<CostTable caption="What it costs" rows={rows} dependsOn="It depends." ways={[]} />)

test('two prices are a table, each with its thing and note, and one that the owner fills in is like any other', () => {
  show(ride, { item: 'A day', price: { ...rate, value: '$90' } })
  const row = within(screen.getByRole('table', { name: 'What it costs' })).getByRole('row', { name: /A ride/ })
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^A ride$/)
  expect(within(row).getByRole('cell')).toHaveTextContent('$8 May be waived.')
  expect(screen.getByRole('cell', { name: '$90' })).toBeInTheDocument()
  expect(screen.queryByText(/It depends/)).not.toBeInTheDocument()
})

test('a single price is a line; what the others depend on is said once, with the number to call', () => {
  show(ride, ...['A day', 'A week'].map((item) => ({ item, price: rate })))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByText(/A ride/)).toHaveTextContent('A ride: $8')
  expect(screen.getByText('May be waived.')).toBeVisible()
  expect(screen.getAllByText(`It depends. ${callForRate}:`)).toHaveLength(1)
  expect(screen.getByRole('link', { name: organization.phone.printed })).toBeVisible()
})
