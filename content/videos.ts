import { organization } from './organization'
import { programCount } from './programs'
import { inWords } from './sentences'
import type { Video, VideoGroup } from './types'

/**
 * The video library. A video is one entry: replace the sample with its YouTube id (the letters after `watch?v=`) and
 * its real title. Its transcript goes after that, `transcript: ['First paragraph.', 'Second one.'],`, or the URL where
 * it's published: `transcript: 'https://…',`.
 */
export const videoLibrary = [
  {
    id: 'about-videos',
    heading: 'About',
    lead: 'Find out who we are and what we do.',
    videos: [
      {
        id: 'welcome',
        title: `About ${organization.name}`,
        youtubeId: 'sample-welcome',
        poster: 'videos/building',
      },
      {
        id: 'six-programs',
        title: `Our ${programCount} programs`,
        youtubeId: 'sample-six-programs',
        poster: 'videos/village-path',
      },
    ],
  },
  {
    id: 'recent-videos',
    heading: 'Recent Videos',
    lead: 'Each is about one program.',
    videos: [
      {
        id: 'morning-visit',
        title: 'Home Care',
        youtubeId: 'sample-morning-visit',
        poster: 'videos/kitchen-window',
      },
      {
        id: 'inside-spend-a-day',
        title: 'Spend-A-Day',
        youtubeId: 'sample-inside-spend-a-day',
        poster: 'videos/day-room',
      },
      {
        id: 'packing-the-meals',
        title: 'Meals on Wheels',
        youtubeId: 'sample-packing-the-meals',
        poster: 'videos/meal-trays',
      },
      {
        id: 'caning-a-chair',
        title: 'Furniture Workshop',
        youtubeId: 'sample-caning-a-chair',
        poster: 'videos/workbench',
      },
      {
        id: 'medicare-questions',
        title: 'Medicare counseling',
        youtubeId: 'sample-medicare-questions',
        poster: 'videos/telephone',
      },
      {
        id: 'music-afternoon',
        title: 'Music at Spend-A-Day',
        youtubeId: 'sample-music-afternoon',
        poster: 'videos/piano',
      },
    ],
  },
  {
    id: 'thank-you-messages',
    heading: 'Thank You Messages',
    lead: 'These are for the people who make our work possible.',
    videos: [
      {
        id: 'thank-you-donors',
        title: 'Thank you to our donors',
        youtubeId: 'sample-thank-you-donors',
        poster: 'videos/letter',
      },
      {
        id: 'thank-you-volunteers',
        title: 'Thank you to our volunteers',
        youtubeId: 'sample-thank-you-volunteers',
        poster: 'videos/garden-bench',
      },
      {
        id: 'thank-you-drivers',
        title: 'Thank you to our meal drivers',
        youtubeId: 'sample-thank-you-drivers',
        poster: 'videos/meal-car',
      },
      {
        id: 'thank-you-aides',
        title: 'Thank you to our home health aides',
        youtubeId: 'sample-thank-you-aides',
        poster: 'videos/armchair',
      },
      {
        id: 'thank-you-workshop',
        title: 'Thank you to our Furniture Workshop',
        youtubeId: 'sample-thank-you-workshop',
        poster: 'videos/restored-chairs',
      },
      {
        id: 'thank-you-families',
        title: 'Thank you to the families we serve',
        youtubeId: 'sample-thank-you-families',
        poster: 'videos/porch',
      },
    ],
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
    videos: [
      {
        id: 'a-daughter',
        title: 'Family testimonial 1',
        youtubeId: 'sample-a-daughter',
        poster: 'videos/quilt',
      },
      {
        id: 'a-son',
        title: 'Family testimonial 2',
        youtubeId: 'sample-a-son',
        poster: 'videos/fridge-note',
      },
      {
        id: 'a-couple',
        title: 'Family testimonial 3',
        youtubeId: 'sample-a-couple',
        poster: 'videos/snow-house',
      },
    ],
  },
  {
    id: 'spend-a-day-stories',
    heading: 'Spend-A-Day Stories',
    lead: 'Participants talk about their days.',
    videos: [
      {
        id: 'a-participant',
        title: 'Spend-A-Day story 1',
        youtubeId: 'sample-a-participant',
        poster: 'videos/easel',
      },
      {
        id: 'two-friends',
        title: 'Spend-A-Day story 2',
        youtubeId: 'sample-two-friends',
        poster: 'videos/checkers',
      },
      {
        id: 'a-caregiver',
        title: 'Spend-A-Day story 3',
        youtubeId: 'sample-a-caregiver',
        poster: 'videos/lake-dock',
      },
    ],
  },
] as const satisfies readonly VideoGroup[]

/** Said beside videos until the owner's own are all here. */
export function samplesNote(groups: readonly VideoGroup[]): string {
  const hasSamples = groups.some(({ videos }) => videos.some(({ youtubeId }) => youtubeId.startsWith('sample-')))
  return hasSamples ? ' The titles are samples.' : ''
}

/** The video on the Meals on Wheels page. */
export const mealsOnWheelsVideo = {
  id: 'meals-on-wheels-video',
  title: 'How Meals on Wheels works',
  youtubeId: 'sample-meals-on-wheels',
  poster: 'videos/meal-table',
} as const satisfies Video
