import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ProgramCards } from '@/components/programs/ProgramCards'
import { programs } from '@/content/programs'
import { pictures } from '@/generated/pictures'
import { hrefTo } from '@/lib/links/href'

test('has no accessibility violations', async () => {
  const { container } = render(<ProgramCards programs={programs} />)
  expect(await axe(container)).toHaveNoViolations()
})

test.each(programs)('the card of $slug leads to its page and shows the picture that page begins with', (program) => {
  render(<ProgramCards programs={[program]} />)
  const card = within(screen.getByRole('listitem'))
  expect(card.getByRole('heading', { name: program.names.card })).toBeVisible()
  expect(card.getByRole('link')).toHaveAttribute('href', hrefTo(`/${program.slug}`))
  expect(card.getByRole('presentation')).toHaveAttribute('src', pictures[program.banner.image.picture].src)
})
