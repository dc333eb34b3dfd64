/** @jest-environment node */
import type { Video, VideoGroup } from '@/content/types'
import { mealsOnWheelsVideo, testimonialGroups, videoLibrary } from '@/content/videos'

const counts = (groups: readonly { heading: string; videos: readonly unknown[] }[]) =>
  groups.map(({ heading, videos }) => [heading, videos.length])

const groups: readonly VideoGroup[] = [...videoLibrary, ...testimonialGroups]
const all: Video[] = [...groups.flatMap(({ videos }) => videos), mealsOnWheelsVideo]

test('the library has fourteen videos in three groups, as its words say', () => {
  expect(videoLibrary.map(({ heading }) => heading)).toEqual(['About', 'Recent Videos', 'Thank You Messages'])
  expect(counts(videoLibrary).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(14)
})

test('testimonials are three of families and three of Spend-A-Day', () => {
  expect(counts(testimonialGroups)).toEqual([
    ['Family Testimonials', 3],
    ['Spend-A-Day Stories', 3],
  ])
})

test('no title says the same as another, quotes anybody or shouts', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(all.filter(({ title }) => /["“”!]/.test(title))).toEqual([])
})

test('every video has a still of its own', () => {
  expect(new Set(all.map(({ poster }) => poster)).size).toBe(all.length)
})
