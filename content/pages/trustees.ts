import { illustrations } from '@/content/illustrations'
import { organization } from '@/content/organization'
import type { Link } from '@/content/types'

export const trustees = {
  heading: 'Trustees and founders',
  lead: `See who is responsible for ${organization.name}, and who founded it in ${organization.foundedYear}.`,
  image: illustrations.trusteesHero,
  begin: { text: 'See how it started', href: '/history#1950s' } satisfies Link,
  close: {
    heading: 'Would you like to reach the board?',
    text: 'Call our office, and tell us what your message is about.',
  },
} as const
