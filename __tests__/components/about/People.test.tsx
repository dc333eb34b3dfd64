import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { People } from '@/components/about/People'
import type { Person } from '@/content/types'

const treasurer: Person = {
  name: '',
  title: 'Treasurer',
  organization: 'The Board',
  imagePosition: '50% 30%',
}
const president: Person = {
  ...treasurer,
  name: 'A. Person',
  title: 'President',
  image: { picture: 'heroes/about', alt: 'A. Person in the garden' },
  description: 'Leads the board.',
}

test('has no accessibility violations', async () => {
  const { container } = render(<People people={[treasurer, president]} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('a person appears with name, portrait, title, organization and what the seat does', () => {
  render(<People people={[president]} />)
  const person = within(screen.getByRole('listitem'))
  expect(person.getByRole('heading', { name: 'A. Person' })).toBeVisible()
  expect(person.getByRole('img', { name: 'A. Person in the garden' })).toBeVisible()
  expect(person.getByText('President')).toBeVisible()
  expect(person.getByText('The Board')).toBeVisible()
  expect(person.getByText('Leads the board.')).toBeVisible()
})

test('a person without a name or photograph goes by the title, once, and the leaf in the frame stays silent', () => {
  render(<People people={[treasurer]} />)
  const person = within(screen.getByRole('listitem'))
  expect(person.getByRole('heading', { name: 'Treasurer' })).toBeVisible()
  expect(person.getAllByText('Treasurer')).toHaveLength(1)
  expect(person.queryByRole('img')).not.toBeInTheDocument()
})
