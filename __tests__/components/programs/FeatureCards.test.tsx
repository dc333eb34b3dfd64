import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FeatureCards } from '@/components/programs/FeatureCards'
import { sections } from '@/content/programs/furniture'

test('gives each feature its own heading in a list, with no accessibility violations', async () => {
  const { container } = render(
    <>
      <h2>Why</h2>
      <FeatureCards features={sections.features.cards} />
    </>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(sections.features.cards.length)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    sections.features.cards.map(({ heading }) => heading),
  )
  expect(await axe(container)).toHaveNoViolations()
})
