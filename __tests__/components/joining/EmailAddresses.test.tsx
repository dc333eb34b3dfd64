import { render, screen } from '@testing-library/react'
import { EmailAddresses } from '@/components/joining/EmailAddresses'

const addresses = ['one@example.com', 'two@example.com']
/** By its text, because jsdom reads a space where an address may break; browsers don't. */
const linkThatSays = (text: string) => screen.getAllByRole('link').find(({ textContent }) => textContent === text)

/** What comes before this in the same element. */
function wordsBefore(element: Element): string {
  const range = document.createRange()
  range.setStart(element.parentElement ?? element, 0)
  range.setEndBefore(element)
  return range.toString()
}

const show = () => render(<EmailAddresses addresses={addresses} subject="Volunteer application" />)

test('prints each address so it can be copied, and links to that address', () => {
  show()
  for (const address of addresses) {
    expect(linkThatSays(address)).toHaveAttribute('href', `mailto:${address}`)
  }
})

test('lets an address break before its @ and its dots', () => {
  show()
  const [address = ''] = addresses
  const places = [...address.matchAll(/[@.]/g)].map(({ index }) => address.slice(0, index))
  const breaks = [...(linkThatSays(address)?.querySelectorAll('wbr') ?? [])]
  expect(breaks.map(wordsBefore)).toEqual(places)
})

test('starts one email to all of them, with its subject filled in', () => {
  show()
  expect(screen.getByRole('link', { name: 'Start an email' })).toHaveAttribute(
    'href',
    'mailto:one@example.com,two@example.com?subject=Volunteer%20application',
  )
})
