import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { supplied } from '../owner-facts'
import type { Fact, Link, OwnerFact } from '../types'

/** Since June 2025, New Jersey law has required a job posting to name a pay range and the benefits. */
const pay: OwnerFact = {
  value: '',
  instead: 'Call for the current pay range',
  supply: 'The law asks for it before launch: write the lowest and the highest hourly pay.',
}

const otherBenefits: OwnerFact = {
  value: '',
  instead: 'Other benefits: ask us when you call',
  supply: 'The law asks for it before launch: write the other benefits of aides in one line.',
}

const bonus: OwnerFact = {
  value: '',
  instead: 'A retention bonus after six months',
  supply: 'Write the retention bonus with its amount, for example: A retention bonus of (amount) after six months.',
}

const experience: OwnerFact = {
  value: '',
  supply: 'Write how much experience an aide needs, or that none is needed.',
}

const license: OwnerFact = {
  value: '',
  supply: 'Write whether an aide needs a driver’s license and a car.',
}

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
    { label: 'Pay', value: supplied(pay).join('') },
    { label: 'Bonus', value: 'After six months' },
  ] satisfies readonly Fact[],
  pay,
  otherBenefits,
  bonus,
  experience,
  license,
  offersLabel: 'Benefits and requirements',
  benefits: {
    id: 'benefits',
    heading: 'What we offer',
    items: [
      ...supplied(bonus),
      'A job with us directly, because we employ our own aides',
      'Registered nurses and licensed social workers on the same team',
      ...supplied(otherBenefits),
    ],
  },
  requirements: {
    id: 'requirements',
    heading: 'What you’ll need',
    items: [
      'A Certified Home Health Aide (CHHA) certificate',
      'A physical exam within the last 12 months',
      'A 2-step PPD (a skin test for tuberculosis) within the last 12 months',
      ...supplied(experience, license),
    ],
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
      sending: 'Then email it to both of these addresses:',
      emails: organization.careersEmails,
      subject: 'Home health aide application',
    },
    mail: {
      heading: 'By mail',
      text: 'Print the same application, fill it out by hand, and mail it to:',
    },
    phone: { heading: 'By phone', text: 'Call to schedule a time to talk with us.' },
  },
  day: {
    heading: 'A day on the job',
    lead: 'This is one example of a daytime visit. The care plan says what each person needs.',
    hours: [
      { time: '09:00', what: 'Good morning', text: 'You help with washing, dressing, and breakfast.' },
      { time: '11:00', what: 'Up and about', text: 'You take a walk, do a few exercises, or go along to the doctor.' },
      { time: '12:30', what: 'Lunch', text: 'You cook what fits the diet, and eat together.' },
      { time: '13:30', what: 'Around the house', text: 'You do the laundry and keep the floors clear.' },
      {
        time: '15:00',
        what: 'See you tomorrow',
        text: 'You write down how the day went, and call a nurse if something worries you.',
      },
    ],
  },
  questions: {
    heading: 'What the application asks',
    lead: 'The application doesn’t ask about your age, your health, or your Social Security number.',
  },
  close: {
    heading: 'Call to schedule a time to talk',
    text: 'Ask about the pay range, the hours, and the towns where we need aides. Have your CHHA certificate handy.',
  },
} as const
