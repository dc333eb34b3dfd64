import { illustrations } from '@/content/illustrations'
import { programCount } from '@/content/programs'
import type { Link } from '@/content/types'
import { samplesNote, videoCount, videoLibrary } from '@/content/videos'

export const videoLibraryPage = {
  heading: 'Video Library',
  lead: `Watch ${videoCount} videos about our programs and the people in them. They come from YouTube, and none loads until you press play.${samplesNote(videoLibrary)}`,
  image: illustrations.videosHero,
  begin: { text: 'See the recent videos', href: '#recent-videos' } satisfies Link,
  close: {
    heading: 'Prefer to talk?',
    text: 'Call us. We’ll tell you which program could help.',
    link: { text: `See our ${programCount} programs`, href: '/#programs' } satisfies Link,
  },
} as const
