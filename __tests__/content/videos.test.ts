/** @jest-environment node */
import { videoLibraryPage } from '@/content/pages/video-library'
import type { Video, VideoGroup } from '@/content/types'
import { mealsOnWheelsVideo, testimonialGroups, videoLibrary } from '@/content/videos'
import { inWords } from '@/lib/sentences'

const groups: readonly VideoGroup[] = [...videoLibrary, ...testimonialGroups]
const all: Video[] = [...groups.flatMap(({ videos }) => videos), mealsOnWheelsVideo]

test('the text about the library says how many videos it has', () => {
  const count = videoLibrary.reduce((sum, { videos }) => sum + videos.length, 0)
  expect(videoLibraryPage.lead).toMatch(new RegExp(inWords(count), 'i'))
})

test('every video has its own still', () => {
  expect(new Set(all.map(({ poster }) => poster)).size).toBe(all.length)
})
