import { illustrations } from '../illustrations'
import type { Link } from '../types'

/** Words around the videos of content/videos.ts. */
export const videoLibraryPage = {
  heading: 'Video Library',
  lead: 'Fourteen videos. They play on this page, from YouTube, once you press one.',
  image: illustrations.videosHero,
  begin: { text: 'See the recent videos', href: '#recent-videos' } satisfies Link,
  close: {
    heading: 'Rather see it for yourself?',
    text: 'Call us and say which program you have in mind. We tell you more, and answer what no video can.',
    link: { text: 'See our six programs', href: '/#programs' } satisfies Link,
  },
} as const
