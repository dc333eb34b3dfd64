import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { PageHead } from '@/components/sections/PageHead'
import { illustrations } from '@/content/illustrations'

test('has no accessibility violations, with a picture and without', async () => {
  const pictured = render(<PageHead heading="Ways to help" lead="Choose one." image={illustrations.giftJar} />)
  expect(await axe(pictured.container)).toHaveNoViolations()
  pictured.unmount()
  const plain = render(<PageHead heading="Ways to help" lead="Choose one." />)
  expect(await axe(plain.container)).toHaveNoViolations()
})

test('says where the reader is, and what the picture shows', () => {
  render(<PageHead heading="Ways to help" lead="Choose one." image={illustrations.giftJar} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ways to help' })).toBeVisible()
  expect(screen.getByText('Choose one.')).toBeVisible()
  expect(screen.getByRole('img', { name: illustrations.giftJar.alt })).toHaveAttribute('loading', 'eager')
})

test('shows no picture if none is given, and shows the buttons that are', () => {
  render(
    <PageHead heading="Ways to help" lead="Choose one.">
      <a href="#more">See more</a>
    </PageHead>,
  )
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See more' })).toBeVisible()
})
