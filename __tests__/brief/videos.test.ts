/** @jest-environment node */
import { testimonialGroups, videoLibrary } from '@/content/videos'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test('the library has three groups', () => {
    expect(videoLibrary.map(({ heading }) => heading)).toEqual(['About', 'Recent Videos', 'Thank You Messages'])
  })

  test('testimonials are by families and from Spend-A-Day', () => {
    expect(testimonialGroups.map(({ heading }) => heading)).toEqual(['Family Testimonials', 'Spend-A-Day Stories'])
  })
})
