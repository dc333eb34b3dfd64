import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import PortalPage, { metadata } from '@/app/sage-portal/page'
import { organization } from '@/content/organization'

test('the page for trustees has no accessibility violations', async () => {
  render(<PortalPage />)
  expect(await axe(document.body)).toHaveNoViolations()
})

test('it says whom it is for and how to reach the office', () => {
  render(<PortalPage />)
  const main = screen.getByRole('main')
  expect(within(main).getByRole('heading', { level: 1, name: 'Trustee Portal' })).toBeVisible()
  expect(main).toHaveTextContent('For the trustees of')
  expect(within(main).getByRole('link', { name: `Call ${organization.phone.printed}` })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
  expect(main).toHaveTextContent(organization.fax.printed)
})

test('who is not a trustee is led on', () => {
  render(<PortalPage />)
  const others = screen.getByRole('region', { name: 'If you are not a trustee' })
  const addresses = within(others)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/trustees/', '/about/', '/#programs'])
})

test('search engines leave it out', () => {
  expect(metadata.robots).toEqual({ index: false, follow: true })
})
