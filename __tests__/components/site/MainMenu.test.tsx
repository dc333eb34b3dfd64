import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Footer } from '@/components/site/Footer'
import { MainMenu } from '@/components/site/MainMenu'
import { footer } from '@/content/messages'
import type { MenuEntry } from '@/content/navigation'

const menu: readonly MenuEntry[] = [
  {
    text: 'About',
    links: [
      { text: 'About Us', href: '/about' },
      { text: 'Spend-A-Day', href: '/spad' },
    ],
  },
  {
    text: 'Support',
    links: [
      { text: 'Ways to Give', href: '/gifting-sage' },
      { text: 'Volunteer', href: '/volunteer' },
    ],
  },
  { text: 'Testimonials', href: '/testimonials' },
]

const group = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  jest.useRealTimers()
})

/** The menu, 150 ms after the pointer reached About; the clock stops there. */
async function pointAtAbout() {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<MainMenu name="Main menu" menu={menu} path="/" />)
  await user.hover(group('About'))
  act(() => jest.advanceTimersByTime(150))
  return user
}

test('leaving with Tab closes the panel', async () => {
  render(<MainMenu name="Main menu" menu={menu} path="/" />)
  await userEvent.click(group('Support'))
  for (let press = 0; press < 3; press++) await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Testimonials' })).toHaveFocus()
  expect(group('Support')).toHaveAttribute('aria-expanded', 'false')
})

test('the pointer opens a panel within 150 ms and may leave it for a moment', async () => {
  const user = await pointAtAbout()
  expect(group('About')).toHaveAttribute('aria-expanded', 'true')
  await user.unhover(group('About'))
  act(() => jest.advanceTimersByTime(150))
  expect(group('About')).toHaveAttribute('aria-expanded', 'true')
  act(() => jest.advanceTimersByTime(500))
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes a panel the pointer opened, and focus stays where it was', async () => {
  const user = await pointAtAbout()
  expect(group('About')).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')
  expect(document.body).toHaveFocus()
})

test('a press on a panel the pointer just opened keeps it open, and the next press closes it', async () => {
  const user = await pointAtAbout()
  await user.click(group('About'))
  expect(group('About')).toHaveAttribute('aria-expanded', 'true')
  await user.click(group('About'))
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')
})

test('a finger passing over a panel’s button doesn’t open it', () => {
  jest.useFakeTimers()
  render(<MainMenu name="Main menu" menu={menu} path="/" />)
  fireEvent.pointerOver(group('About'), { pointerType: 'touch' })
  act(() => jest.advanceTimersByTime(1000))
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')
})

test('the current page is marked once, as is the section on the pages below it', () => {
  const { rerender } = render(<MainMenu name="Main menu" menu={menu} path="/spad" />)
  const navigation = screen.getByRole('navigation')
  const marked = () =>
    within(navigation)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
  expect(marked().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Spend-A-Day', 'page'],
  ])
  rerender(<MainMenu name="Main menu" menu={menu} path="/spad/get-started" />)
  expect(marked().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Spend-A-Day', 'true'],
  ])
})

test('the footer marks the current page once, in its legal lines, too', () => {
  render(<Footer path="/privacy-policy" />)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([footer.privacy.text])
})
