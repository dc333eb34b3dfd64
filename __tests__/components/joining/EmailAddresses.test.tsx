import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { EmailAddresses } from '@/components/joining/EmailAddresses'

const addresses = ['one@example.com', 'two@example.com']
const show = () => render(<EmailAddresses addresses={addresses} subject="Volunteer application" />)

test('has no accessibility violations', async () => {
  expect(await axe(show().container)).toHaveNoViolations()
})

test('prints each address, so that it can be copied, and writes to that address', () => {
  show()
  for (const address of addresses) {
    expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  }
})

test('starts one email to all of them with its subject filled in', () => {
  show()
  expect(screen.getByRole('link', { name: 'Start an email to both' })).toHaveAttribute(
    'href',
    'mailto:one@example.com,two@example.com?subject=Volunteer%20application',
  )
})
