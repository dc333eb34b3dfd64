import { render, screen, waitFor } from '@testing-library/react'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { volunteer } from '@/content/pages/volunteer'

test('shows every picture, each with its caption, fading as slowly as content says, under one sign', async () => {
  const { slides, fade, sign } = volunteer.slideshow
  const { container } = render(<PictureSlideshow {...volunteer.slideshow} />)
  const seen = () => [...container.querySelectorAll('figure')].map((figure) => figure.querySelector('img')?.alt)
  await waitFor(() => expect(seen()).toEqual(slides.map(({ alt }) => alt)))
  expect(container.querySelector('figcaption')).toHaveTextContent(String(slides[0]?.caption))
  const style = container.querySelector<HTMLElement>('[aria-live]')?.style
  expect(style?.getPropertyValue('--slideshow-fade')).toBe(`${fade}ms`)
  expect(screen.getAllByText(sign)).toHaveLength(1)
})
