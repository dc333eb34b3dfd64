import { render, screen } from '@testing-library/react'
import { EmailAddresses } from '@/components/joining/EmailAddresses'

test('prints each address to copy, breaking before its @ and dots, and starts one email to all of them', () => {
  const addresses = ['one@example.com', 'two@example.com']
  render(<EmailAddresses addresses={addresses} subject="Volunteer application" />)
  for (const address of addresses) {
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent === address)
    expect(link).toHaveAttribute('href', `mailto:${address}`)
    expect(link?.innerHTML.replaceAll('<wbr>', '|').replace(/<[^>]+>/g, '')).toBe(address.replace(/[@.]/g, '|$&'))
  }
  expect(screen.getByRole('link', { name: 'Start an email' })).toHaveAttribute(
    'href',
    'mailto:one@example.com,two@example.com?subject=Volunteer%20application',
  )
})
