import { render, screen, within } from '@testing-library/react'
import CareersPage from '@/app/careers-at-sage/page'
import { aideApplication, equalOpportunity } from '@/content/aide-application'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { careers } from '@/content/pages/careers'

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

test('states that the provider is an equal opportunity employer, in the same words as the application', () => {
  render(<CareersPage />)
  expect(screen.getByRole('main')).toHaveTextContent(equalOpportunity.text)
  expect(aideApplication.parts.flatMap((part) => ('text' in part ? part.text : []))).toContain(equalOpportunity.text)
})
