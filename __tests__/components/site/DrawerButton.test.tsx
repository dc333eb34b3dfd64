import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { DrawerButton } from '@/components/site/DrawerButton'
import { menu } from '@/content/navigation'
import { hydrate } from '../render-both-ways'

async function openDrawer() {
  render(<DrawerButton menu={menu} path="/homecare" />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return screen.findByRole('dialog', { name: 'Menu' })
}

test('has no accessibility violations when open', async () => {
  const drawer = await openDrawer()
  expect(await axe(drawer)).toHaveNoViolations()
})

test('holds every page of the menu, Donate Now and the telephone number', async () => {
  const drawer = await openDrawer()
  for (const name of ['Home', 'About Us', 'Home Care', 'Furniture Workshop', 'News & Publications', 'Volunteer']) {
    expect(within(drawer).getByRole('link', { name })).toBeVisible()
  }
  expect(within(drawer).getByRole('link', { name: /Donate Now/ })).toHaveAttribute('target', '_blank')
  expect(within(drawer).getByRole('link', { name: /555-01/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test('closes when a link is pressed', async () => {
  const drawer = await openDrawer()
  const link = within(drawer).getByRole('link', { name: 'History' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(drawer).not.toBeInTheDocument()
})

test('closes by Escape and by Close, and the focus returns to Menu', async () => {
  const drawer = await openDrawer()
  await userEvent.keyboard('{Escape}')
  expect(drawer).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('leads to the map of the site in the footer until the script is here, and comes to life without a warning', async () => {
  expect(renderToString(<DrawerButton menu={menu} path="/homecare" />)).toMatch(/^<a [^>]*href="#site-map"/)
  const { warnings, unmount } = await hydrate(<DrawerButton menu={menu} path="/homecare" />)
  expect(warnings).toEqual([])
  await unmount()
})
