import { illustrations } from '@/content/illustrations'

export const newsPage = {
  heading: 'News & Publications',
  lead: 'Read about our programs. Every issue opens in a new tab.',
  image: illustrations.newsHero,
  electronic: {
    id: 'e-newsletters',
    heading: 'E-newsletters',
    lead: 'Past and current issues of our email newsletter.',
    latest: 'Latest e-newsletter',
    read: 'Read',
    years: 'E-news updates by year',
  },
  print: {
    id: 'print-editions',
    heading: 'Print editions',
    lead: 'Our printed newsletter, as PDFs.',
    latest: 'Latest print edition',
    read: 'Open',
    years: 'Past print newsletters by year',
    /** Beside an edition that hasn't been added yet. */
    sample: 'Sample page',
  },
  close: {
    heading: 'Missing an issue?',
    text: 'Call us, and we’ll look for it.',
  },
} as const
