import { illustrations } from '../illustrations'
import { mealsOnWheels } from '../programs/meals-on-wheels'
import { spad } from '../programs/spad'
import type { Link } from '../types'

/** Words around the newsletters of content/newsletters.ts. */
export const newsPage = {
  heading: 'News & Publications',
  lead: 'Read about what’s going on in our programs, on your screen or on paper. Every issue opens in a new tab.',
  image: illustrations.newsHero,
  readLatest: 'Read the latest e-newsletter',
  electronic: {
    id: 'e-newsletters',
    heading: 'E-newsletters',
    lead: 'These are made for reading on a phone or a computer.',
    latest: 'Latest e-newsletter',
    latestText: 'Catch up on our most recent news.',
    read: 'Read',
    years: 'E-news updates by year',
    image: spad.image,
  },
  print: {
    id: 'print-editions',
    heading: 'Print editions',
    lead: 'Here’s our printed newsletter, as PDFs that you can read, print, or share.',
    latest: 'Latest print edition',
    latestText: 'You’ll find the whole edition in one file, ready to print.',
    read: 'Open',
    years: 'Past print newsletters by year',
    image: mealsOnWheels.image,
  },
  close: {
    heading: 'Would you rather hear it from us?',
    text: 'Call and ask what’s new in any of our programs. We’re always glad to talk.',
    link: { text: 'Watch our videos', href: '/sage-video-library' } satisfies Link,
  },
} as const
