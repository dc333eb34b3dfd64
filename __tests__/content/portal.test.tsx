import { render, screen, within } from '@testing-library/react'
import PortalPage, { metadata } from '@/app/sage-portal/page'
import { organization } from '@/content/organization'
import { portal } from '@/content/pages/portal'

test('it says who it’s for and which number to call', () => {
  render(<PortalPage />)
  const main = screen.getByRole('main')
  expect(within(main).getByRole('heading', { level: 1, name: portal.heading })).toBeVisible()
  expect(main).toHaveTextContent(portal.lead)
  expect(within(main).getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
})

test('search engines are told to leave it out', () => {
  expect(metadata.robots).toEqual({ index: false, follow: true })
})
