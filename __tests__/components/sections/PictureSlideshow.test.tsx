import { act, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { volunteer } from '@/content/pages/volunteer'
import { hydrate } from '../render-both-ways'

const slideshow = <PictureSlideshow {...volunteer.slideshow} />

test('has no accessibility violations', async () => {
  const { container } = render(slideshow)
  await act(async () => expect(await axe(container)).toHaveNoViolations())
})

test('comes to life without a warning', async () => {
  const { warnings, unmount } = await hydrate(slideshow)
  expect(warnings).toEqual([])
  await unmount()
})

test('shows the four pictures of volunteering, five seconds each with a fade of one second', () => {
  render(slideshow)
  expect(screen.getAllByRole('group', { name: /of 4$/ })).toHaveLength(4)
  expect(volunteer.slideshow).toMatchObject({ interval: 5000, fade: 1000 })
  expect(volunteer.slideshow.pictures.map(({ picture }) => picture)).toEqual([
    'volunteer/delivery-route',
    'volunteer/grocery-bags',
    'volunteer/front-desk',
    'volunteer/music-afternoon',
  ])
})
