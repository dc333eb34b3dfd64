import { act, render, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { volunteer } from '@/content/pages/volunteer'
import type { Slide } from '@/content/types'
import { hydrate } from '../render-both-ways'

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

test('shows every picture in the list, one after the other, under the sign', async () => {
  const { sign, slides, fade } = volunteer.slideshow
  const { container } = render(slideshow)
  const pictures = () => [...container.querySelectorAll('img')]
  await waitFor(() => expect(pictures().map(({ alt }) => alt)).toEqual(slides.map(({ alt }) => alt)))
  expect(container.querySelector<HTMLElement>('[aria-live]')?.style.getPropertyValue('--slideshow-fade')).toBe(
    `${fade}ms`,
  )
  expect(screen.getAllByText(sign)[0]).toBeVisible()
})

test('says below a picture what is going on in it', async () => {
  const first = volunteer.slideshow.slides[0] as Slide
  render(slideshow)
  await waitFor(() => expect(screen.getByText(first.sill.lead)).toBeVisible())
  expect(screen.getByText(new RegExp(first.sill.line))).toBeVisible()
})
