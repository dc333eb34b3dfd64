import { act, render, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { volunteer } from '@/content/pages/volunteer'
import { programs } from '@/content/programs'
import type { Program, Slide } from '@/content/types'
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

test('the slides on Home give an hour, a line and where to read more', () => {
  render(<ProgramSlideshow label="A day" programs={programs} interval={5000} fade={500} />)
  const first = programs[0] as Program
  expect(screen.getByText(first.moment.hour)).toBeVisible()
  expect(screen.getByText(new RegExp(first.moment.line))).toBeVisible()
  expect(screen.getByRole('link', { name: first.names.card })).toHaveAttribute('href', `/${first.slug}/`)
})
