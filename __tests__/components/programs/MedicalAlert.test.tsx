import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MedicalAlert } from '@/components/programs/MedicalAlert'
import { sections } from '@/content/programs/social-work-support'

const part = () => within(screen.getByRole('region', { name: sections.lifeStation.heading }))

test('has no accessibility violations', async () => {
  const { container } = render(<MedicalAlert {...sections.lifeStation} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('explains in four numbered steps how it works', () => {
  render(<MedicalAlert {...sections.lifeStation} />)
  expect(part().getByRole('heading', { name: 'How It Works', level: 3 })).toBeInTheDocument()
  expect(part().getAllByRole('listitem')).toHaveLength(4)
  expect(part().getAllByRole('heading', { level: 4 })).toHaveLength(4)
})

test('names seven kinds of device', () => {
  render(<MedicalAlert {...sections.lifeStation} />)
  expect(part().getAllByRole('term')).toHaveLength(7)
})

test('leads to the form with Life Station chosen', () => {
  render(<MedicalAlert {...sections.lifeStation} />)
  expect(part().getByRole('link')).toHaveAttribute('href', '/social-work-support/get-started/?about=lifestation')
})
