import { illustrations } from '@/content/illustrations'
import { askASocialWorker } from '@/content/messages'
import type { Link } from '@/content/types'
import { samplesNote, testimonialGroups } from '@/content/videos'

/** Words around the videos of content/videos.ts. No one is quoted here, because people speak for themselves. */
export const testimonialsPage = {
  heading: 'Testimonials',
  lead: `Hear from families and Spend-A-Day participants on video, in their own words.${samplesNote(testimonialGroups)}`,
  image: illustrations.testimonialsHero,
  begin: { text: 'Hear from families', href: '#family-testimonials' } satisfies Link,
  programs: {
    'family-testimonials': { text: 'How home care works', href: '/homecare' },
    'spend-a-day-stories': { text: 'What a day at Spend-A-Day is like', href: '/spad' },
  } satisfies Record<string, Link>,
  close: {
    heading: 'What would help at your house?',
    text: 'Tell us how things are at home, and we’ll tell you which of our programs might help.',
    link: askASocialWorker,
  },
} as const
