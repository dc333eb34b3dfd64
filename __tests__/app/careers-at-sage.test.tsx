import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CareersPage from '@/app/careers-at-sage/page'
import { aideApplication, equalOpportunity } from '@/content/aide-application'
import { careersFacts } from '@/content/facts'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { careers } from '@/content/pages/careers'
import { documents } from '@/generated/documents'

const main = () => within(screen.getByRole('main'))

test('shows no Get Started button, because it has no such page', () => {
  render(<CareersPage />)
  expect(main().queryByRole('link', { name: messages.getStarted })).not.toBeInTheDocument()
})

test('leads to the online application in a new tab', () => {
  render(<CareersPage />)
  for (const link of main().getAllByRole('link', { name: `${careers.online.text} ${messages.opensNewTab}` })) {
    expect(link).toHaveAttribute('href', organization.aideApplication)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('offers the application as a PDF, with both email addresses', () => {
  render(<CareersPage />)
  const buttons = screen.getAllByRole('link', { name: careers.apply.document.download })
  const { path } = documents['home-health-aide-application']
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([path])
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const address of careersFacts.emails) expect(addresses).toContain(`mailto:${address}`)
})

test('gives the postal address and phone number where it says how to apply', () => {
  render(<CareersPage />)
  const ways = within(screen.getByRole('region', { name: careers.apply.heading }))
  expect(ways.getByText(new RegExp(organization.address.street))).toBeInTheDocument()
  expect(ways.getByRole('link', { name: organization.phone.printed })).toHaveAttribute('href', organization.phone.href)
})

test('states that the provider is an equal opportunity employer, in the same words as the application', () => {
  render(<CareersPage />)
  expect(screen.getByRole('main')).toHaveTextContent(equalOpportunity.text)
  expect(aideApplication.parts.flatMap((part) => ('text' in part ? part.text : []))).toContain(equalOpportunity.text)
})

test('a day on the job is labeled an example and told hour by hour', () => {
  render(<CareersPage />)
  const day = screen.getByRole('region', { name: careers.day.heading })
  expect(day).toHaveTextContent(careers.day.lead)
  const told = within(day)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
  expect(told).toEqual(careers.day.hours.map(({ what }) => what))
})

test('the application’s questions are all there, closed until someone opens them', async () => {
  render(<CareersPage />)
  const questions = screen.getByRole('region', { name: careers.apply.heading })
  const parts = aideApplication.parts.filter(({ fields }) => fields.length > 0)
  for (const { heading } of parts) expect(within(questions).getByText(heading)).not.toBeVisible()
  await userEvent.click(screen.getByText(careers.questions.heading))
  for (const { heading } of parts) expect(within(questions).getByText(heading)).toBeVisible()
})
