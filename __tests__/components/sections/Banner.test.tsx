import { render, screen } from '@testing-library/react'
import { Banner } from '@/components/sections/Banner'
import { illustrations } from '@/content/illustrations'
import type { BannerButton } from '@/content/types'

const show = (...buttons: BannerButton[]) => {
  const content = {
    title: 'The workshop',
    lead: 'We mend chairs.',
    image: { ...illustrations.giftHouse, alt: '' },
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

test('calls its picture the banner image if content doesn’t describe it', () => {
  show()
  expect(screen.getByRole('img', { name: 'Banner image' })).toBeInTheDocument()
})
