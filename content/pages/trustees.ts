import { illustrations } from '../illustrations'
import { organization } from '../organization'
import type { Link } from '../types'

/** Words of the trustees page; the persons are in content/people.ts. */
export const trustees = {
  heading: 'Trustees and founders',
  lead: `The people who answer for ${organization.name}, and those who began it in ${organization.foundedYear}.`,
  image: illustrations.trusteesHero,
  begin: { text: 'Meet the committee', href: '#executive-committee' } satisfies Link,
  close: {
    heading: 'A word with the board?',
    text: 'Call the office. You can also read what our mission is.',
    link: { text: 'Read our mission', href: '/about' } satisfies Link,
  },
} as const
