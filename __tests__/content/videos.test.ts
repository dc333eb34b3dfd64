/** @jest-environment node */
import { videoLibraryPage } from '@/content/pages/video-library'
import { videoLibrary } from '@/content/videos'
import { inWords } from '@/lib/sentences'

test('the text about the library says how many videos it has', () => {
  const count = videoLibrary.reduce((sum, { videos }) => sum + videos.length, 0)
  expect(videoLibraryPage.lead).toMatch(new RegExp(inWords(count), 'i'))
})
