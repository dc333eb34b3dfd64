import { illustrations } from '../illustrations'
import { mealsOnWheels } from '../programs/meals-on-wheels'
import { spad } from '../programs/spad'
import type { Link } from '../types'

/** Words around the newsletters of content/newsletters.ts. */
export const newsPage = {
  heading: 'News & Publications',
  lead: 'What goes on in our programs, on your screen or on paper. Every issue opens in a new tab.',
  image: illustrations.newsHero,
  readLatest: 'Read the latest e-newsletter',
  electronic: {
    id: 'e-newsletters',
    heading: 'E-newsletters',
    lead: 'Made to be read on a phone or a computer.',
    latest: 'Latest e-newsletter',
    latestText: 'Our most recent update, to read on your screen.',
    read: 'Read',
    years: 'E-news updates by year',
    image: spad.image,
  },
  print: {
    id: 'print-editions',
    heading: 'Print editions',
    lead: 'Our newsletter on paper, as PDFs to read, print or share.',
    latest: 'Latest print edition',
    latestText: 'The whole edition as one file, ready for your printer.',
    read: 'Open',
    years: 'Past print newsletters by year',
    image: mealsOnWheels.image,
  },
  close: {
    heading: 'Would you rather hear it from us?',
    text: 'Ask what is new in any program. We are glad to tell you on the phone.',
    link: { text: 'Watch our videos', href: '/sage-video-library' } satisfies Link,
  },
} as const
