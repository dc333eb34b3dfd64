import { inWords } from '@/lib/sentences'
import { pictureNamed } from './facts'
import facts from './facts/videos.json' with { type: 'json' }
import type { VideoFacts, VideosFacts } from './schemas/facts'
import type { Video, VideoGroup, VideoWithoutPoster } from './types'

const given = facts as VideosFacts

/** The video library; content/facts/videos.json says which videos there are. */
export const videoLibrary = [
  {
    id: 'about-videos',
    heading: 'About',
    lead: 'Find out who we are and what we do.',
    videos: given.about.map(withPoster),
  },
  {
    id: 'recent-videos',
    heading: 'Recent Videos',
    lead: 'Each is about one program.',
    videos: given.recent.map(withPoster),
  },
  {
    id: 'thank-you-messages',
    heading: 'Thank You Messages',
    lead: 'These are for the people who make our work possible.',
    videos: given.thankYou.map(withPoster),
  },
] as const satisfies readonly VideoGroup[]

/** How many there are, in words: 'fourteen'. */
export const videoCount = inWords(videoLibrary.reduce((count, { videos }) => count + videos.length, 0))

/** Families and participants talking. No one is named or quoted. */
export const testimonialGroups = [
  {
    id: 'family-testimonials',
    heading: 'Family Testimonials',
    lead: 'Families talk about help at home.',
    videos: given.families.map(withPoster),
  },
  {
    id: 'spend-a-day-stories',
    heading: 'Spend-A-Day Stories',
    lead: 'Participants talk about their days.',
    videos: given.spendADay.map(withPoster),
  },
] as const satisfies readonly VideoGroup[]

export function samplesNote(groups: readonly VideoGroup[]): string {
  const hasSamples = groups.some(({ videos }) => videos.some(({ youtubeId }) => youtubeId.startsWith('sample-')))
  return hasSamples ? ' The titles are samples.' : ''
}

export const mealsOnWheelsVideo = asVideo(given.mealsOnWheels)

function withPoster({ poster, ...video }: VideoFacts): Video {
  return { ...asVideo(video), poster: pictureNamed(poster) }
}

function asVideo({ id, title, youtubeId, transcript }: Omit<VideoFacts, 'poster'>): VideoWithoutPoster {
  return {
    id: id || title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title,
    youtubeId: /(?:v=|youtu\.be\/|embed\/|shorts\/)([\w-]{11})/.exec(youtubeId)?.[1] ?? youtubeId,
    ...(transcript && {
      transcript: /^https:\S+$/.test(transcript) ? (transcript as `https://${string}`) : transcript.split(/\n+/),
    }),
  }
}
