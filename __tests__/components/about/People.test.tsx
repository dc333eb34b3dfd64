import { render, screen, within } from '@testing-library/react'
import { People } from '@/components/about/People'
import { peopleGroups } from '@/content/people'
import type { PeopleGroup, Person } from '@/content/types'

const treasurer: Person = {
  name: '',
  title: 'Treasurer',
  organization: 'An Organization',
  imagePosition: '50% 30%',
}

const show = (...people: Person[]) => render(<People groups={[{ id: 'board', heading: 'The Board', people }]} />)

test('people are read group by group: each heading, and after it its people in their order', () => {
  const groups: readonly PeopleGroup[] = peopleGroups
  render(<People groups={groups} />)
  const read = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(read).toEqual(
    groups.flatMap(({ heading, people }) => [heading, ...people.map(({ name, title }) => name || title)]),
  )
  for (const { heading, people } of groups) {
    const group = within(screen.getByRole('region', { name: heading }))
    expect(group.getAllByRole('listitem')).toHaveLength(people.length)
  }
})

test('a seat without name and photograph is words only, and says its title once', () => {
  show(treasurer)
  const seat = within(screen.getByRole('listitem'))
  expect(seat.getByRole('heading', { name: 'Treasurer' })).toBeVisible()
  expect(seat.getAllByText('Treasurer')).toHaveLength(1)
  expect(seat.queryByRole('img')).not.toBeInTheDocument()
})
