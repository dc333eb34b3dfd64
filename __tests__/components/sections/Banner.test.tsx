import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Banner } from '@/components/sections/Banner'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { illustrations } from '@/content/illustrations'
import type { StartingSection } from '@/content/routes'
import type { BannerButton } from '@/content/types'

function banner(buttons: readonly BannerButton[], section: StartingSection = 'furniture') {
  const content = { title: 'The workshop', lead: 'We mend chairs.', image: illustrations.giftJar, buttons }
  return render(<Banner content={content} section={section} />)
}

const getStartedLinks = () => screen.getAllByRole('link', { name: 'Get Started' })

test('has no accessibility violations', async () => {
  const { container } = banner([])
  expect(await axe(container)).toHaveNoViolations()
})

test('always leads to its own section’s get-started page', () => {
  banner([], 'volunteer')
  expect(getStartedLinks().map((link) => link.getAttribute('href'))).toEqual(['/volunteer/get-started/'])
})

test('doesn’t add a second button if one already leads there', () => {
  banner([{ text: 'Get Started', url: '/furniture/get-started', isPrimary: true }])
  expect(getStartedLinks()).toHaveLength(1)
})

test('describes its picture, or calls it the banner image if content doesn’t', () => {
  const content = { title: 'T', lead: 'L', image: { ...illustrations.giftJar, alt: '' }, buttons: [] }
  render(<Banner content={content} section="furniture" />)
  expect(screen.getByRole('img', { name: 'Banner image' })).toBeInTheDocument()
})

test('pressing a button brings the page to its top and runs the button’s own action', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const onClick = jest.fn()
  render(<BannerButtons buttons={[{ text: 'Questions', url: '#questions', isPrimary: false, onClick }]} />)
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(onClick).toHaveBeenCalledTimes(1)
  scrollTo.mockRestore()
})
