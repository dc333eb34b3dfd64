import { act, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import VolunteerGetStartedPage from '@/app/volunteer/get-started/page'
import VolunteerPage from '@/app/volunteer/page'
import { organization } from '@/content/organization'
import { documents } from '@/generated/documents'

describe('the volunteer page', () => {
  test('has no accessibility violations', async () => {
    const { container } = render(<VolunteerPage />)
    await act(async () => expect(await axe(container)).toHaveNoViolations())
  })

  test('says that there are more than 200 volunteers', () => {
    render(<VolunteerPage />)
    expect(screen.getByRole('main')).toHaveTextContent(
      `More than ${organization.figures.volunteers} volunteers work with us`,
    )
  })

  test('leads to its own application, at the top and at the end', () => {
    render(<VolunteerPage />)
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Get Started' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/volunteer/get-started/',
      '/volunteer/get-started/',
    ])
  })

  test('lists five opportunities with people and five behind the scenes', () => {
    render(<VolunteerPage />)
    for (const name of ['With people', 'Behind the scenes']) {
      const list = screen.getByRole('heading', { name }).parentElement as HTMLElement
      expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    }
  })

  test('names its two benefits', () => {
    render(<VolunteerPage />)
    expect(screen.getByRole('heading', { name: 'Flexible scheduling' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Make a difference' })).toBeInTheDocument()
  })
})

describe('the page with the volunteer application', () => {
  test('has no accessibility violations', async () => {
    expect(await axe(render(<VolunteerGetStartedPage />).container)).toHaveNoViolations()
  })

  test('is not an online form: there is nothing to type into', () => {
    render(<VolunteerGetStartedPage />)
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('textbox')).not.toBeInTheDocument()
    expect(main.queryByRole('button')).not.toBeInTheDocument()
  })

  test('downloads the application that the build made, at its head and where the steps ask for it', () => {
    render(<VolunteerGetStartedPage />)
    const buttons = screen.getAllByRole('link', { name: 'Download Application' })
    expect(buttons).toHaveLength(2)
    expect(buttons[1]?.closest('li')).toHaveTextContent('Press Download Application.')
    for (const button of buttons) {
      expect(button).toHaveAttribute('href', documents['volunteer-application'].path)
      expect(button).toHaveAttribute('download')
    }
  })

  test('says to fill it in with a PDF reader and not in the browser', () => {
    render(<VolunteerGetStartedPage />)
    expect(
      screen.getByRole('heading', { name: 'Fill it in with a PDF\u00a0reader, not in the browser' }),
    ).toBeInTheDocument()
  })

  test('gives both addresses of the staff who receive it', () => {
    render(<VolunteerGetStartedPage />)
    for (const name of organization.volunteerEmails) expect(screen.getByRole('link', { name })).toBeInTheDocument()
  })
})
