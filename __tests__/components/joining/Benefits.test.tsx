import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Benefits } from '@/components/joining/Benefits'
import { volunteer } from '@/content/pages/volunteer'

test('shows each benefit with a heading and a described picture, with no accessibility violations', async () => {
  const { cards } = volunteer.benefits
  const { container } = render(
    <>
      <h2>What it gives you</h2>
      <Benefits benefits={cards} />
    </>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    cards.map(({ heading }) => heading),
  )
  for (const { image } of cards) expect(screen.getByRole('img', { name: image.alt })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
