import { illustrations } from '../illustrations'
import { programCount } from '../programs'
import { asBeginning } from '../sentences'
import type { Link } from '../types'
import { videoCount } from '../videos'

/** Words around the videos of content/videos.ts. */
export const videoLibraryPage = {
  heading: 'Video Library',
  lead: `${asBeginning(videoCount)} videos. They play on this page, from YouTube, once you press one.`,
  image: illustrations.videosHero,
  begin: { text: 'See the recent videos', href: '#recent-videos' } satisfies Link,
  close: {
    heading: 'Rather see it for yourself?',
    text: 'Call us and say which program you have in mind. We tell you more, and answer what no video can.',
    link: { text: `See our ${programCount} programs`, href: '/#programs' } satisfies Link,
  },
} as const
