import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { Slideshow } from '@/components/ui/Slideshow'

const labels = { start: 'Start slide show', stop: 'Stop slide show', previous: 'Previous slide', next: 'Next slide' }
const slides = ['First', 'Second', 'Third'].map((name) => ({ id: name, content: <p>{`${name} picture`}</p> }))
const slideshow = <Slideshow label="Our programs" slides={slides} interval={5000} fade={500} labels={labels} />

const currentSlide = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .find((group) => group.matches('[aria-roledescription=slide]:not([inert])'))

async function show() {
  const rendered = render(slideshow)
  await act(() => jest.advanceTimersByTimeAsync(300))
  return rendered
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('goes to the next slide every five seconds and starts over after the last', async () => {
  await show()
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
  await act(() => jest.advanceTimersByTimeAsync(4999))
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(currentSlide()).toHaveAccessibleName('2 of 3')
  await act(() => jest.advanceTimersByTimeAsync(5000))
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
})

test('the button stops and restarts it, and says which', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide show' }))
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'Start slide show' }))
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(currentSlide()).toHaveAccessibleName('2 of 3')
})

test('waits while the pointer is on it', async () => {
  await show()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const group = screen.getByRole('group', { name: 'Our programs' })
  await user.hover(group)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
  await user.unhover(group)
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(currentSlide()).toHaveAccessibleName('2 of 3')
})

test('stops behind an open dialog', async () => {
  await show()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('aria-modal', 'true')
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(currentSlide()).toHaveAccessibleName('1 of 3')
  dialog.remove()
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(currentSlide()).toHaveAccessibleName('2 of 3')
})

test('stops for good on keyboard focus', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Stop slide show' })
  // jsdom can't tell keyboard focus from pointer focus.
  jest.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  act(() => button.focus())
  expect(button).toHaveAccessibleName('Start slide show')
  expect(button).toHaveFocus()
})

test('the next and previous buttons change slides and keep focus', async () => {
  await show()
  const next = screen.getByRole('button', { name: 'Next slide' })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(next)
  expect(currentSlide()).toHaveAccessibleName('2 of 3')
  expect(next).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(currentSlide()).toHaveAccessibleName('3 of 3')
})

test('only the current slide can be reached, and a stopped show is read out', async () => {
  const { container } = await show()
  const states = [...container.querySelectorAll('[aria-roledescription="slide"]')].map((slide) =>
    slide.hasAttribute('inert'),
  )
  expect(states).toEqual([false, true, true])
  const region = container.querySelector<HTMLElement>('[aria-live]')
  expect(region).toHaveAttribute('aria-live', 'off')
  expect(region?.style.getPropertyValue('--slideshow-fade')).toBe('500ms')
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide show' }))
  expect(region).toHaveAttribute('aria-live', 'polite')
})

test('the delivered HTML holds only the first slide, and hydrates without a warning', async () => {
  expect(renderToString(slideshow)).toContain('First picture')
  expect(renderToString(slideshow)).not.toContain('Second picture')
  jest.useRealTimers()
  const { warnings, unmount } = await hydrate(slideshow)
  expect(warnings).toEqual([])
  await unmount()
})
