import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { MapCard } from '@/components/place/MapCard'
import { mapWords, messages } from '@/content/messages'
import { places } from '@/content/places'

function card() {
  return render(
    <MapCard place={places.building}>
      <p>Use the side door.</p>
    </MapCard>,
  )
}

const showMap = () => userEvent.click(screen.getByRole('button', { name: mapWords.show }))

test('has no accessibility violations, before the press and after', async () => {
  const { container } = card()
  expect(await axe(container)).toHaveNoViolations()
  await showMap()
  expect(await axe(container, { iframes: false })).toHaveNoViolations()
})

test('gives the address in words, and anything else worth knowing', () => {
  card()
  for (const line of places.building.lines) expect(screen.getByText(line)).toBeInTheDocument()
  expect(screen.getByText('Use the side door.')).toBeInTheDocument()
})

test('links to directions without the map, in a new tab, and says so', () => {
  card()
  const link = screen.getByRole('link', { name: `${places.building.link.text} ${messages.opensNewTab}` })
  expect(link).toHaveAttribute('href', places.building.link.href)
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('asks Google for nothing before the press', () => {
  const { container } = card()
  expect(screen.queryByTitle(places.building.mapTitle)).not.toBeInTheDocument()
  expect(container.innerHTML).not.toContain(places.building.map.replaceAll('&', '&amp;'))
})

test('a press shows the map, with a name, and keyboard focus moves there', async () => {
  card()
  await showMap()
  const map = screen.getByTitle(places.building.mapTitle)
  expect(map).toHaveAttribute('src', places.building.map)
  expect(map).toHaveFocus()
  expect(screen.queryByRole('button', { name: mapWords.show })).not.toBeInTheDocument()
})

test('the button takes no presses until its script arrives', async () => {
  const { container, unmount } = await hydrate(<MapCard place={places.building} />, (page) => {
    expect(page.querySelector('button')).toBeDisabled()
  })
  expect(container.querySelector('button')).toBeEnabled()
  await unmount()
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(<MapCard place={places.deliveryArea} />)
  expect(warnings).toEqual([])
  await unmount()
})
