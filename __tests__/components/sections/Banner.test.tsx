import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Banner } from '@/components/sections/Banner'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { illustrations } from '@/content/illustrations'
import type { BannerButton } from '@/content/types'

const show = (...buttons: BannerButton[]) => {
  const content = {
    title: 'The workshop',
    lead: 'We mend chairs.',
    image: { ...illustrations.giftJar, alt: '' },
    buttons,
  }
  return render(<Banner content={content} section="furniture" />)
}
const getStarted = () => screen.getAllByRole('link', { name: 'Get Started' }).map((link) => link.getAttribute('href'))

test('leads to its own section’s get-started page, once, even if a button leads there already', () => {
  const { unmount } = show({ text: 'Questions', url: '#questions', isPrimary: false })
  expect(getStarted()).toEqual(['/furniture/get-started/'])
  unmount()
  show({ text: 'Get Started', url: '/furniture/get-started', isPrimary: true })
  expect(getStarted()).toHaveLength(1)
})

test('pressing a button brings the page to its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(<BannerButtons buttons={[{ text: 'Questions', url: '#questions', isPrimary: false }]} />)
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  scrollTo.mockRestore()
})
