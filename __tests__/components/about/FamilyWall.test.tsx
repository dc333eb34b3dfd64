import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FamilyWall } from '@/components/about/FamilyWall'
import { trustees } from '@/content/pages/trustees'
import { peopleGroups } from '@/content/people'
import type { PeopleGroup } from '@/content/types'

const groups: readonly PeopleGroup[] = peopleGroups
const { print } = trustees

test('has no accessibility violations', async () => {
  const { container } = render(<FamilyWall groups={groups} print={print} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('the wall is read group by group: each heading, and after it its people in their order', () => {
  render(<FamilyWall groups={groups} print={print} />)
  const read = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(read).toEqual(
    groups.flatMap(({ heading, people }) => [heading, ...people.map(({ name, title }) => name || title)]),
  )
  for (const { heading, people } of groups) {
    const group = within(screen.getByRole('region', { name: heading }))
    expect(group.getAllByRole('listitem')).toHaveLength(people.length)
  }
})

test('a picture hangs beside the last group', () => {
  render(<FamilyWall groups={groups} print={print} />)
  expect(screen.getByRole('img', { name: print.alt })).toBeVisible()
})
