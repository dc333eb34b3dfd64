import { render, screen } from '@testing-library/react'
import { Footer } from '@/components/site/Footer'
import { footer } from '@/content/messages'

test('the footer marks the current page, in the legal lines, too', () => {
  render(<Footer path="/privacy-policy" />)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([footer.privacy.text])
})
