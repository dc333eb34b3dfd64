import { organization } from './organization'
import { inWords } from './sentences'
import type { Video, VideoGroup } from './types'

/**
 * The video library. A video is one entry: put its id at YouTube (the letters after `watch?v=`) in the place of the
 * sample, and its real title. A transcript is one line more, `transcript:` and its https address.
 */
export const videoLibrary = [
  {
    id: 'about-videos',
    heading: 'About',
    lead: 'Who we are, and what we do all day.',
    videos: [
      {
        id: 'welcome',
        title: `Welcome to ${organization.name}`,
        youtubeId: 'sample-welcome',
        poster: 'videos/building',
      },
      {
        id: 'six-programs',
        title: 'Our six programs, one after the other',
        youtubeId: 'sample-six-programs',
        poster: 'videos/village-path',
      },
    ],
  },
  {
    id: 'recent-videos',
    heading: 'Recent Videos',
    lead: 'A closer look at one program at a time.',
    videos: [
      {
        id: 'morning-visit',
        title: 'Home care: a morning visit',
        youtubeId: 'sample-morning-visit',
        poster: 'videos/kitchen-window',
      },
      {
        id: 'inside-spend-a-day',
        title: 'Inside Spend-A-Day',
        youtubeId: 'sample-inside-spend-a-day',
        poster: 'videos/day-room',
      },
      {
        id: 'packing-the-meals',
        title: 'Meals on Wheels: packing the meals',
        youtubeId: 'sample-packing-the-meals',
        poster: 'videos/meal-trays',
      },
      {
        id: 'caning-a-chair',
        title: 'Caning a chair in the workshop',
        youtubeId: 'sample-caning-a-chair',
        poster: 'videos/workbench',
      },
      {
        id: 'medicare-questions',
        title: 'Medicare questions, answered by phone',
        youtubeId: 'sample-medicare-questions',
        poster: 'videos/telephone',
      },
      {
        id: 'music-afternoon',
        title: 'A music afternoon at Spend-A-Day',
        youtubeId: 'sample-music-afternoon',
        poster: 'videos/piano',
      },
    ],
  },
  {
    id: 'thank-you-messages',
    heading: 'Thank You Messages',
    lead: 'For the people who make this work possible.',
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
        title: 'Thank you to our furniture restorers',
        youtubeId: 'sample-thank-you-workshop',
        poster: 'videos/restored-chairs',
      },
      {
        id: 'thank-you-families',
        title: 'Thank you to the families we know',
        youtubeId: 'sample-thank-you-families',
        poster: 'videos/porch',
      },
    ],
  },
] as const satisfies readonly VideoGroup[]

/** How many there are, in words: 'fourteen'. */
export const videoCount = inWords(videoLibrary.reduce((count, { videos }) => count + videos.length, 0))

/** Families and participants tell. Titles say who speaks about what; nobody is named or quoted. */
export const testimonialGroups = [
  {
    id: 'family-testimonials',
    heading: 'Family Testimonials',
    lead: 'Sons, daughters and couples, about help at home.',
    videos: [
      {
        id: 'a-daughter',
        title: 'A daughter on care at home',
        youtubeId: 'sample-a-daughter',
        poster: 'videos/quilt',
      },
      {
        id: 'a-son',
        title: 'A son on finding help for his father',
        youtubeId: 'sample-a-son',
        poster: 'videos/fridge-note',
      },
      {
        id: 'a-couple',
        title: 'A couple on staying in their own house',
        youtubeId: 'sample-a-couple',
        poster: 'videos/snow-house',
      },
    ],
  },
  {
    id: 'spend-a-day-stories',
    heading: 'Spend-A-Day Stories',
    lead: 'Days in good company, and what they change at home.',
    videos: [
      {
        id: 'a-participant',
        title: 'A participant on her day with us',
        youtubeId: 'sample-a-participant',
        poster: 'videos/easel',
      },
      {
        id: 'two-friends',
        title: 'Two friends who met at the table',
        youtubeId: 'sample-two-friends',
        poster: 'videos/checkers',
      },
      {
        id: 'a-caregiver',
        title: 'A caregiver on a day of her own',
        youtubeId: 'sample-a-caregiver',
        poster: 'videos/lake-dock',
      },
    ],
  },
] as const satisfies readonly VideoGroup[]

/** The video of the Meals on Wheels page. */
export const mealsOnWheelsVideo = {
  id: 'meals-on-wheels-video',
  title: 'How Meals on Wheels works',
  youtubeId: 'sample-meals-on-wheels',
  poster: 'videos/meal-table',
} as const satisfies Video
