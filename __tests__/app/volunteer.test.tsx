import { render, screen, within } from '@testing-library/react'
import VolunteerGetStartedPage from '@/app/volunteer/get-started/page'
import VolunteerPage from '@/app/volunteer/page'
import { volunteeringFacts } from '@/content/facts'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { volunteer } from '@/content/pages/volunteer'
import { volunteerGetStarted } from '@/content/pages/volunteer-get-started'
import { documents } from '@/generated/documents'

describe('the volunteer page', () => {
  test('says how many volunteers there are', () => {
    render(<VolunteerPage />)
    expect(screen.getByRole('main')).toHaveTextContent(String(organization.figures.volunteers))
  })

  test('leads to its own application at the top and at the end', () => {
    render(<VolunteerPage />)
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: messages.getStarted })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/volunteer/get-started/',
      '/volunteer/get-started/',
    ])
  })

  test('lists every opportunity under its heading', () => {
    render(<VolunteerPage />)
    for (const { heading, items } of volunteer.opportunities.lists) {
      const list = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement
      expect(within(list).getAllByRole('listitem')).toHaveLength(items.length)
      for (const { name } of items) expect(list).toHaveTextContent(name)
    }
  })
})

describe('the page with the volunteer application', () => {
  test('isn’t an online form: there’s nothing to type into', () => {
    render(<VolunteerGetStartedPage />)
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('textbox')).not.toBeInTheDocument()
    expect(main.queryByRole('button')).not.toBeInTheDocument()
  })

  test('offers the application the build made, at the top and where the steps ask for it', () => {
    render(<VolunteerGetStartedPage />)
    const buttons = screen.getAllByRole('link', { name: volunteerGetStarted.download })
    expect(buttons).toHaveLength(2)
    expect(buttons[1]?.closest('li')).toHaveTextContent(volunteerGetStarted.how.download.text)
    for (const button of buttons) {
      expect(button).toHaveAttribute('href', documents['volunteer-application'].path)
      expect(button).toHaveAttribute('download')
    }
  })

  test('says to fill it in with a PDF reader, not in the browser', () => {
    render(<VolunteerGetStartedPage />)
    expect(screen.getByRole('main')).toHaveTextContent(volunteerGetStarted.how.fillIn.text)
  })

  test('gives both email addresses of the staff who receive it', () => {
    render(<VolunteerGetStartedPage />)
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const address of volunteeringFacts.emails) expect(addresses).toContain(`mailto:${address}`)
  })
})
