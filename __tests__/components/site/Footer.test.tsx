import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'

test('header and footer have no accessibility violations', async () => {
  const { container } = render(
    <>
      <Header path="/" />
      <Footer path="/" />
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('the footer leads to everything the brief names', () => {
  render(<Footer path="/" />)
  const pages = within(screen.getByRole('navigation', { name: 'All pages' }))
  const addresses = pages.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const address of [
    '/homecare/',
    '/spad/',
    '/meals-on-wheels/',
    '/social-work-support/',
    '/social-work-support/#communityOutreach',
    '/social-work-support/#lifestation',
    '/medicare-ship/',
    '/furniture/',
    '/about/',
    '/careers-at-sage/',
    '/sage-video-library/',
    '/news-publications/',
    '/sage-portal/',
  ]) {
    expect(addresses).toContain(address)
  }
  expect(pages.getByRole('link', { name: 'Careers (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  expect(pages.getByRole('link', { name: 'Trustee Portal' })).toHaveAttribute('href', '/sage-portal/')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy/')
  expect(within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link')).toHaveLength(4)
})

test('the footer shows the page one is on, among the legal lines too', () => {
  render(<Footer path="/privacy-policy" />)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Privacy Policy'])
})

test('the footer says where the office is, when, and under which number', () => {
  render(<Footer path="/" />)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('Summit, NJ')
  expect(footer).toHaveTextContent('Monday to Friday, 8:00 a.m. to 5:00 p.m.')
  expect(footer).toHaveTextContent('24/7 support for clients')
  expect(footer).toHaveTextContent('Fax: (908) 555-01')
  expect(footer).toHaveTextContent(/non-profit .* Tax ID \d\d-\d{7}/)
  expect(footer).toHaveTextContent(/© 20\d\d/)
})

test('the header has the telephone number, Donate Now and the way home', () => {
  render(<Header path="/about" />)
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: /Call \(908\) 555-01/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+1/),
  )
  const donate = header.getByRole('link', { name: 'Donate Now (opens in a new tab)' })
  expect(donate).toHaveAttribute('target', '_blank')
  expect(donate).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(header.getAllByRole('link', { name: 'Home' })[0]).toHaveAttribute('href', '/')
})
