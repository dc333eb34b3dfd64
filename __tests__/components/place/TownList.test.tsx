import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { TownList } from '@/components/place/TownList'

const towns = [{ name: 'Summit' }, { name: 'Mountainside', note: 'meals only' }]

test('has no accessibility violations', async () => {
  const { container } = render(<TownList towns={towns} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('is a list of the towns, each with what holds there only', () => {
  render(<TownList towns={towns} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Summit',
    'Mountainside (meals only)',
  ])
})
