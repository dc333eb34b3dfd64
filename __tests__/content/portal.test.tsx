import { render, screen, within } from '@testing-library/react'
import PortalPage, { metadata } from '@/app/sage-portal/page'
import { organization } from '@/content/organization'
import { portal } from '@/content/pages/portal'

test('it says who it’s for and how to reach the office', () => {
  render(<PortalPage />)
  const main = screen.getByRole('main')
  expect(within(main).getByRole('heading', { level: 1, name: portal.heading })).toBeVisible()
  expect(main).toHaveTextContent(portal.lead)
  expect(within(main).getByRole('link', { name: portal.call.text })).toHaveAttribute('href', organization.phone.href)
  expect(main).toHaveTextContent(organization.fax.printed)
})

test('anyone who isn’t a trustee is shown where to go', () => {
  render(<PortalPage />)
  const others = screen.getByRole('region', { name: portal.others.heading })
  const addresses = within(others)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toMatch(/^\//)
})

test('search engines are told to leave it out', () => {
  expect(metadata.robots).toEqual({ index: false, follow: true })
})
