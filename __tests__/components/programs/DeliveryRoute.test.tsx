import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { DeliveryRoute } from '@/components/programs/DeliveryRoute'
import { meals } from '@/content/programs/meals-on-wheels'
import { deliveryRoute } from '@/content/signatures/meals-on-wheels'

test('has no accessibility violations', async () => {
  const { container } = render(<DeliveryRoute {...deliveryRoute} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('stops in every town, and says which get meals without groceries', () => {
  render(<DeliveryRoute {...deliveryRoute} />)
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
  expect(stops).toEqual(
    meals.towns.map(({ name, hasGroceries }) => (hasGroceries ? name : `${name} ${deliveryRoute.mealsOnly}`)),
  )
})

test('hides the houses and the car from screen readers', () => {
  render(<DeliveryRoute {...deliveryRoute} />)
  expect(screen.queryByRole('img')).toBeNull()
})
