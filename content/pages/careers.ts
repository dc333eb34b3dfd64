import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { supplied } from '../owner-facts'
import type { Block, Fact, Link, OwnerFact } from '../types'

/** Since June 2025, New Jersey law has required a job posting to name a pay range and the benefits. */
const pay: OwnerFact = {
  value: '',
  instead: 'Call for the current pay range',
  supply: 'Write the lowest and the highest hourly pay; New Jersey law asks for both in a job posting.',
}

const otherBenefits: OwnerFact = {
  value: '',
  instead: 'Other benefits, which we’ll tell you about when you call',
  supply: 'Write the other benefits of aides in one line; New Jersey law asks for them in a job posting.',
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
  lead: 'We’re hiring Certified Home Health Aides for live-in and hourly positions, full-time and part-time.',
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
  work: {
    heading: 'Be the reason someone can stay at home',
    text: [
      'You’ll help with bathing and dressing, cook a favorite meal, keep the house in order, and come along to doctor visits. Often the best part of the day is the conversation over a cup of tea.',
      'When you have a question, you won’t be on your own. Registered nurses and licensed social workers are part of the same team.',
    ] satisfies readonly Block[],
  },
  offersLabel: 'Benefits and requirements',
  benefits: {
    id: 'benefits',
    heading: 'What we offer',
    items: [
      ...supplied(bonus),
      'A job with us directly, because we employ our own aides',
      'Nurses and social workers you can turn to',
      'Live-in or hourly work, full-time or part-time',
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
    lead: 'Choose the way that’s easiest for you.',
    online: {
      heading: 'Online',
      text: 'Fill out the application online. It opens in a new tab.',
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
      text: 'Download the application, print it, and fill it out by hand.',
      sending: 'Then mail it to:',
    },
    phone: { heading: 'By phone', text: 'Call to schedule a time to talk with us.' },
  },
  day: {
    heading: 'A day on the job',
    lead: 'This is just one example of a daytime visit. Every home is different, and the care plan says what each person needs.',
    hours: [
      {
        time: '09:00',
        what: 'Good morning',
        text: 'You help with washing and dressing, and no one has to rush.',
      },
      {
        time: '10:00',
        what: 'Breakfast and plans for the day',
        text: 'You make breakfast together and tidy up the kitchen afterward.',
      },
      {
        time: '11:00',
        what: 'Up and about',
        text: 'You take a walk, do a few exercises, or head out to the store or the doctor.',
      },
      {
        time: '12:30',
        what: 'Lunch',
        text: 'You cook something that tastes good and fits the diet, and you sit down to eat together.',
      },
      {
        time: '13:30',
        what: 'Around the house',
        text: 'While the laundry runs, you change the sheets and keep the floors clear and safe.',
      },
      {
        time: '14:15',
        what: 'Tea and conversation',
        text: 'There’s time for cards, family photos, or a story about the old neighborhood.',
      },
      {
        time: '15:00',
        what: 'See you tomorrow',
        text: 'You write down how the day went. If something worries you, you call one of our nurses.',
      },
    ],
  },
  questions: {
    heading: 'What the application asks',
    lead: 'The application asks about your work. It doesn’t ask about your age, your health, or your Social Security number.',
  },
  close: {
    heading: 'Call to schedule a time to talk',
    text: 'Ask about the pay range, the hours, and the towns where we need aides. Have your CHHA certificate handy when you call.',
  },
} as const
