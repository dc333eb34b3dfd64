/** @jest-environment node */
import { testimonialGroups, videoLibrary } from '@/content/videos'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test('the library has three groups', () => {
    expect(videoLibrary.map(({ heading }) => heading)).toEqual(['About', 'Recent Videos', 'Thank You Messages'])
  })

  test('the library has 14 videos', () => {
    expect(videoLibrary.flatMap(({ videos }) => [...videos])).toHaveLength(14)
  })

  test('testimonials are three by families and three from Spend-A-Day', () => {
    expect(testimonialGroups.map(({ heading, videos }) => [heading, videos.length])).toEqual([
      ['Family Testimonials', 3],
      ['Spend-A-Day Stories', 3],
    ])
  })
})
