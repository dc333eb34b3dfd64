import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FeatureCards } from '@/components/programs/FeatureCards'
import { furniture } from '@/content/pages/furniture'

test('gives each feature a heading of its own in a list, with no accessibility violations', async () => {
  const { container } = render(
    <>
      <h2>Why</h2>
      <FeatureCards features={furniture.features.cards} />
    </>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    furniture.features.cards.map(({ heading }) => heading),
  )
  expect(await axe(container)).toHaveNoViolations()
})
