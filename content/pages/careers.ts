import { careersFacts as facts, supplied } from '@/content/facts'
import { illustrations } from '@/content/illustrations'
import { organization } from '@/content/organization'
import type { Fact, Link } from '@/content/types'

const { lowest, highest } = facts.pay

/**
 * Since June 2025, New Jersey law has required a job posting to name a pay range and the benefits:
 * nj.gov/labor/myworkrights/wages/pay-transparency, read from a stored copy on November 24, 2026.
 */
const pay = lowest
  ? [`${lowest} to ${highest} an hour`, ...supplied(facts.liveInPay && `${facts.liveInPay} for live-in aides`)].join(
      '; ',
    )
  : 'Call for the current pay range'

/** Words of the careers page. Facts are those of BRIEF 5.8. */
export const careers = {
  heading: 'Work as a home health aide',
  lead: 'We’re hiring Certified Home Health Aides to help older neighbors stay at home.',
  image: illustrations.careersHero,
  online: { text: 'Apply online', href: organization.aideApplication, opensNewTab: true } satisfies Link,
  allWays: { text: 'All ways to apply', href: '#apply' } satisfies Link,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Positions', value: 'Live-in and hourly' },
    { label: 'Hours', value: 'Full-time and part-time' },
    { label: 'Pay', value: pay },
  ] satisfies readonly Fact[],
  offersLabel: 'Benefits and requirements',
  benefits: {
    id: 'benefits',
    heading: 'What we offer',
    items: [
      facts.bonus || 'A retention bonus after six months',
      'Direct employment: you work for us',
      'Registered nurses and licensed social workers on the same team',
      ...supplied(facts.otherBenefits),
    ],
  },
  requirements: {
    id: 'requirements',
    heading: 'What you’ll need',
    items: [...facts.requirements, ...supplied(facts.experience, facts.license)],
  },
  apply: {
    heading: 'How to apply',
    online: {
      heading: 'Online',
      text: 'The application opens in a new tab.',
    },
    document: {
      heading: 'By email',
      text: 'Download the application, fill it out in a PDF reader and not in your browser, and save it.',
      download: 'Download Application',
      sending: 'Then email it to each address here:',
      emails: facts.emails,
      subject: 'Home health aide application',
    },
    mail: {
      heading: 'By mail',
      text: 'Print the same application, fill it out by hand, and mail it to:',
    },
    phone: { heading: 'By phone', text: 'Call to schedule a time to talk with us.' },
  },
  questions: {
    heading: 'What the application asks',
    lead: 'The PDF application doesn’t ask about your age, your health, or your Social Security number.',
  },
  close: {
    heading: 'Questions about the work?',
    text: 'Call and ask about the hours, and the towns where we need aides.',
  },
} as const
