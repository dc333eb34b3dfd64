import { render, screen, within } from '@testing-library/react'
import VolunteerGetStartedPage from '@/app/volunteer/get-started/page'

describe('the page with the volunteer application', () => {
  test('isn’t an online form: there’s nothing to type into', () => {
    render(<VolunteerGetStartedPage />)
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('textbox')).not.toBeInTheDocument()
    expect(main.queryByRole('button')).not.toBeInTheDocument()
  })
})
