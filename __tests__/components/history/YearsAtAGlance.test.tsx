import { render } from '@testing-library/react'
import { YearsAtAGlance } from '@/components/history/YearsAtAGlance'
import { history } from '@/content/pages/history'

test('each year is on the picture, inside it, in a place of its own', () => {
  const { container } = render(<YearsAtAGlance {...history.glance} />)
  for (const { year } of history.glance.rows) {
    expect(container.querySelector('picture, img')?.parentElement?.closest('div')).toHaveTextContent(String(year))
  }
  const places = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [style.left, style.top])
  expect(places).toEqual(history.glance.rows.map(({ at }) => [`${at.x}%`, `${at.y}%`]))
  expect(new Set(places.map(String)).size).toBe(places.length)
  for (const percent of places.flat().map(Number.parseFloat)) {
    expect(percent).toBeGreaterThan(4)
    expect(percent).toBeLessThan(96)
  }
})
