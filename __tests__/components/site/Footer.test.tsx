import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'
import { donateLink, footer, messages } from '@/content/messages'
import { footerColumns } from '@/content/navigation'
import { officeHours, organization } from '@/content/organization'
import { hrefTo } from '@/lib/links/href'

test('the footer links to every page in its columns, and to the social networks', () => {
  render(<Footer path="/" />)
  const pages = within(screen.getByRole('navigation', { name: footer.siteMap }))
  const links = footerColumns.flatMap((column) => column.links)
  for (const { text, href, opensNewTab } of links) {
    const found = pages.getByRole('link', { name: opensNewTab ? `${text} ${messages.opensNewTab}` : text })
    expect(found).toHaveAttribute('href', hrefTo(href))
    if (opensNewTab) expect(found).toHaveAttribute('target', '_blank')
  }
  for (const { text, href } of [footer.privacy, footer.accessibility]) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', hrefTo(href))
  }
  const networks = within(screen.getByRole('list', { name: footer.socials })).getAllByRole('link')
  expect(networks.map((link) => link.getAttribute('href'))).toEqual(organization.socials.map(({ url }) => url))
})

test('the footer marks the current page, in the legal lines, too', () => {
  render(<Footer path="/privacy-policy" />)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([footer.privacy.text])
})

test('the footer says where the office is, when it’s open, and its number', () => {
  render(<Footer path="/" />)
  const { address, fax, phone, hoursForClients, registration, taxId } = organization
  const said = screen.getByRole('contentinfo').textContent?.replace(/\s+/g, ' ') ?? ''
  const facts = [address.street, address.city, address.zip, phone.printed, fax.printed, officeHours, hoursForClients]
  for (const fact of [...facts, registration, taxId]) expect(said).toContain(fact.replace(/\s+/g, ' '))
  expect(said).toMatch(/© 20\d\d/)
})

test('the header has the phone number, the donation form, and the link home', () => {
  render(<Header path="/about" />)
  const header = within(screen.getByRole('banner'))
  const call = header.getAllByRole('link').filter((link) => link.getAttribute('href') === organization.phone.href)
  expect(call[0]).toHaveTextContent(organization.phone.printed)
  const donate = header.getByRole('link', { name: `${donateLink.text} ${messages.opensNewTab}` })
  expect(donate).toHaveAttribute('target', '_blank')
  expect(donate).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(header.getAllByRole('link').filter((link) => link.getAttribute('href') === '/')).not.toEqual([])
})
