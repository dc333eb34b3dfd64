import { act, render, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { volunteer } from '@/content/pages/volunteer'

const slideshow = <PictureSlideshow {...volunteer.slideshow} />

test('has no accessibility violations', async () => {
  const { container } = render(slideshow)
  await act(async () => expect(await axe(container)).toHaveNoViolations())
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(slideshow)
  expect(warnings).toEqual([])
  await unmount()
})

test('shows every picture in the list, one after the other', async () => {
  const { slides, fade } = volunteer.slideshow
  const { container } = render(slideshow)
  const pictures = () => [...container.querySelectorAll('img')]
  await waitFor(() => expect(pictures().map(({ alt }) => alt)).toEqual(slides.map(({ alt }) => alt)))
  expect(container.querySelector<HTMLElement>('[aria-live]')?.style.getPropertyValue('--slideshow-fade')).toBe(
    `${fade}ms`,
  )
})

test('says below a picture what it shows', async () => {
  const first = volunteer.slideshow.slides[0]
  const { container } = render(slideshow)
  await waitFor(() => expect(container.querySelector('figcaption')).toHaveTextContent(String(first?.caption)))
})

test('the sign is painted on the frame, not on each picture', async () => {
  const { container } = render(slideshow)
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(volunteer.slideshow.slides.length))
  expect(screen.getAllByText(volunteer.slideshow.sign)).toHaveLength(1)
})
