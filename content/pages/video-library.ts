import { illustrations } from '../illustrations'
import { programCount } from '../programs'
import type { Link } from '../types'
import { videoCount } from '../videos'

/** Words around the videos of content/videos.ts. */
export const videoLibraryPage = {
  heading: 'Video Library',
  lead: `Watch ${videoCount} videos about our programs and the people in them. Each one plays on this page, from YouTube, when you press play.`,
  image: illustrations.videosHero,
  begin: { text: 'See the recent videos', href: '#recent-videos' } satisfies Link,
  close: {
    heading: 'Would you rather talk with us?',
    text: 'Call and tell us which program you have in mind. We’re glad to tell you more and answer your questions.',
    link: { text: `See our ${programCount} programs`, href: '/#programs' } satisfies Link,
  },
} as const
