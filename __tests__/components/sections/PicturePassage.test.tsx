import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { illustrations } from '@/content/illustrations'

test('is a named part of the page with a described picture and its words', async () => {
  const { container } = render(
    <PicturePassage id="day" heading="What the day brings" image={illustrations.musicAfternoon}>
      <p>Music.</p>
    </PicturePassage>,
  )
  expect(screen.getByRole('region', { name: 'What the day brings' })).toHaveAttribute('id', 'day')
  expect(screen.getByRole('img', { name: illustrations.musicAfternoon.alt })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByText('Music.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
