import { render, screen, within } from '@testing-library/react'
import { People } from '@/components/about/People'

test('a seat without name and photograph is words only, and says its title once', () => {
  const treasurer = { name: '', title: 'Treasurer', organization: 'An Organization', imagePosition: '50% 30%' }
  render(<People groups={[{ id: 'board', heading: 'The Board', people: [treasurer] }]} />)
  const seat = within(screen.getByRole('listitem'))
  expect(seat.getByRole('heading', { name: 'Treasurer' })).toBeVisible()
  expect(seat.getAllByText('Treasurer')).toHaveLength(1)
  expect(seat.queryByRole('img')).not.toBeInTheDocument()
})
