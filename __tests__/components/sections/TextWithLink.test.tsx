import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { TextWithLink } from '@/components/sections/TextWithLink'

test('says something and leads to the next step, with the answer preselected', async () => {
  const { container } = render(
    <TextWithLink
      text={['We shop for you.']}
      link={{ text: 'Ask about groceries', href: '/meals-on-wheels/get-started?about=groceries' }}
    />,
  )
  expect(screen.getByText('We shop for you.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ask about groceries' })).toHaveAttribute(
    'href',
    '/meals-on-wheels/get-started/?about=groceries',
  )
  expect(await axe(container)).toHaveNoViolations()
})
