import { organization } from '../organization'
import type { Illustration, Link } from '../types'

/** Words of the trustees page; the persons are in content/people.ts. */
export const trustees = {
  heading: 'Trustees and founders',
  lead: `The people who answer for ${organization.name}, and those who began it in ${organization.foundedYear}.`,
  image: {
    picture: 'heroes/trustees',
    alt: 'A board room table with green chairs, binders and a carafe of water, an arched window behind it',
  } satisfies Illustration,
  begin: { text: 'Meet the committee', href: '#executive-committee' } satisfies Link,
  role: {
    heading: 'What trustees do',
    text: 'A non-profit has no owners. Its trustees look after it for the people it serves: they set the course, watch over the money, and choose who runs the daily work.',
  },
  close: {
    heading: 'A word with the board?',
    text: 'Call the office and say which trustee you would like to reach. You can also see what they are looking after.',
    link: { text: 'Read what we stand for', href: '/about' } satisfies Link,
  },
} as const
