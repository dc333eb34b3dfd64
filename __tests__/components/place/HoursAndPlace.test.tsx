import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { mapWords, messages } from '@/content/messages'
import { places } from '@/content/places'
import type { HoursRow, Place } from '@/content/types'

const rows: HoursRow[] = [{ what: 'The workshop', days: ['Monday', 'Tuesday'], from: '08:30', to: '13:00' }]
const { workshop, building } = places

const hoursAt = (place: Place) => (
  <HoursAndPlace caption="When we are open" rows={rows} place={place}>
    <p>There is parking.</p>
  </HoursAndPlace>
)
const showMap = () => userEvent.click(screen.getByRole('button', { name: mapWords.show }))

test('says when and where, with no accessibility violations', async () => {
  const { container } = render(hoursAt(building))
  expect(screen.getByRole('table', { name: 'When we are open' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: building.heading })).toBeInTheDocument()
  for (const line of building.lines) expect(screen.getByText(line)).toBeInTheDocument()
  expect(screen.getByText('There is parking.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('links to directions without a map, in a new tab, and says so', () => {
  render(hoursAt(building))
  const link = screen.getByRole('link', { name: `${building.link.text} ${messages.opensNewTab}` })
  expect(link).toHaveAttribute('href', building.link.href)
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('asks Google for nothing before the press', () => {
  const { container } = render(hoursAt(workshop))
  expect(screen.queryByTitle(workshop.map.title)).not.toBeInTheDocument()
  expect(container.innerHTML).not.toContain(workshop.map.address.replaceAll('&', '&amp;'))
})

test('a press shows the map, with a name, and keyboard focus moves there', async () => {
  const { container } = render(hoursAt(workshop))
  await showMap()
  const map = screen.getByTitle(workshop.map.title)
  expect(map).toHaveAttribute('src', workshop.map.address)
  expect(map).toHaveFocus()
  expect(screen.queryByRole('button', { name: mapWords.show })).not.toBeInTheDocument()
  expect(await axe(container, { iframes: false })).toHaveNoViolations()
})

test('hydrates without a warning, and the button takes no presses until its script arrives', async () => {
  const { container, warnings, unmount } = await hydrate(hoursAt(workshop), (page) => {
    expect(page.querySelector('button')).toBeDisabled()
  })
  expect(container.querySelector('button')).toBeEnabled()
  expect(warnings).toEqual([])
  await unmount()
})
