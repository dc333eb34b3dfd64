/** @jest-environment node */
import { sentence } from '@/scripts/checks/findings'
import { checkVideos } from '@/scripts/checks/video-checks'

const video = (changes: object) => ({
  id: 'visit',
  title: 'A visit',
  youtubeId: 'abcdefghijk',
  poster: 'videos/porch',
  ...changes,
})
const pictures = new Set(['videos/porch'])
const check = (exports: Record<string, unknown>) =>
  checkVideos([{ file: 'content/videos.ts', exports }], pictures).map(sentence)

test('correct videos are not reported, even one that two pages name', () => {
  const shared = video({})
  expect(
    check({ library: [{ videos: [shared] }], shared, other: video({ id: 'piano', youtubeId: 'lmnopqrstuv' }) }),
  ).toEqual([])
})

test('two videos with one id stop the build with file, entry and cure, even in different lists', () => {
  expect(
    check({ library: [{ videos: [video({})] }], stories: [{ videos: [video({ youtubeId: 'lmnopqrstuv' })] }] }),
  ).toEqual([
    "content/videos.ts, stories[0].videos[0] 'visit', field id: 'visit' is the id of " +
      "content/videos.ts, library[0].videos[0] 'visit' already. Give each video its own.",
  ])
})

test('two entries that play the same film are reported', () => {
  expect(check({ videos: [video({}), video({ id: 'piano' })] })[0]).toContain(
    "videos[1] 'piano', field youtubeId: 'abcdefghijk' is the youtubeId of",
  )
})

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=4'],
  ['https://youtu.be/abcdefghijk'],
  ['youtube.com/embed/abcdefghijk'],
])('the full address %s is reported with the id in it', (youtubeId) => {
  expect(check({ videos: [video({ youtubeId })] })).toEqual([
    `content/videos.ts, videos[0] 'visit', field youtubeId: '${youtubeId}' is not the id of a video. Write only the ` +
      "eleven letters and digits that follow watch?v= in its address: 'abcdefghijk'.",
  ])
})

test('a still that is not there is reported', () => {
  expect(check({ videos: [video({ poster: 'videos/proch' })] })).toEqual([
    "content/videos.ts, videos[0] 'visit', field poster: there is no picture images/videos/proch. " +
      'Put the file there as .svg, .jpg, or .png, or name one that is there.',
  ])
})

test.each([[['Good morning.', 'The kettle is on.']], ['https://www.example.com/transcript'], [undefined]])(
  'a transcript may be %j',
  (transcript) => {
    expect(check({ videos: [video({ transcript })] })).toEqual([])
  },
)

test.each([[[]], [['']], [['Good morning.', ' ']], ['']])(
  'a transcript that says nothing, %j, is reported',
  (transcript) => {
    expect(check({ videos: [video({ transcript })] })).toEqual([
      "content/videos.ts, videos[0] 'visit', field transcript: the transcript has a paragraph without words, or none at " +
        'all. Write what is said, or take out the line that begins with transcript.',
    ])
  },
)
