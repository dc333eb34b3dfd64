import { act, render, screen, waitFor } from '@testing-library/react'
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

test('shows the four pictures of volunteering one after the other, with a fade of one second', async () => {
  const { container } = render(slideshow)
  const pictures = () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '')
  await waitFor(() => expect(pictures()).toHaveLength(4))
  expect(pictures().map((address) => /volunteer\/[a-z-]+/.exec(address)?.[0])).toEqual([
    'volunteer/delivery-route',
    'volunteer/grocery-bags',
    'volunteer/front-desk',
    'volunteer/music-afternoon',
  ])
  expect(screen.getAllByRole('group', { name: /of 4$/ })).toHaveLength(4)
  expect(container.querySelector<HTMLElement>('[aria-live]')?.style.getPropertyValue('--slideshow-fade')).toBe('1000ms')
  expect(screen.getByText('More than 200 volunteers')).toBeVisible()
})
