import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MedicalAlert } from '@/components/programs/MedicalAlert'
import { sections } from '@/content/programs/social-work-support'
import { hrefTo } from '@/lib/links/href'

const part = () => within(screen.getByRole('region', { name: sections.lifeStation.heading }))

test('has no accessibility violations', async () => {
  const { container } = render(<MedicalAlert {...sections.lifeStation} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('explains how it works in numbered steps', () => {
  const { heading, steps } = sections.lifeStation.howItWorks
  render(<MedicalAlert {...sections.lifeStation} />)
  expect(part().getByRole('heading', { name: heading, level: 3 })).toBeInTheDocument()
  expect(part().getAllByRole('heading', { level: 4 })).toHaveLength(steps.length)
})

test('names every kind of device', () => {
  render(<MedicalAlert {...sections.lifeStation} />)
  for (const kind of sections.lifeStation.devices.kinds) expect(part().getByText(kind)).toBeInTheDocument()
})

test('leads where content says', () => {
  render(<MedicalAlert {...sections.lifeStation} />)
  expect(part().getByRole('link')).toHaveAttribute('href', hrefTo(sections.lifeStation.link.href))
})
