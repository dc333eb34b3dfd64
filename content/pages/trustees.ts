import { prints } from '../history'
import { illustrations } from '../illustrations'
import { organization } from '../organization'
import type { Link } from '../types'

/** Words of the trustees page; the people are in content/people.ts. */
export const trustees = {
  heading: 'Trustees and founders',
  lead: `These are the people responsible for ${organization.name}, and those who founded it in ${organization.foundedYear}.`,
  image: illustrations.trusteesHero,
  print: prints.club,
  begin: { text: 'See the executive committee', href: '#executive-committee' } satisfies Link,
  close: {
    heading: 'Would you like to reach the board?',
    text: 'Call our office, and tell us what your message is about. You can also read our mission.',
    link: { text: 'Read our mission', href: '/about' } satisfies Link,
  },
} as const
