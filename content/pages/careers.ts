import { illustrations } from '../illustrations'
import { organization } from '../organization'
import type { Block, Fact, Link, OwnerFact } from '../types'

/** New Jersey has asked since June 2025 that a job posting names a pay range with two ends and the benefits. */
const pay: OwnerFact = {
  value: '',
  instead: 'Call for the current pay range',
  supply: 'Write the lowest and the highest hourly pay; New Jersey law asks for both in a job posting.',
}

const otherBenefits: OwnerFact = {
  value: '',
  instead: 'Ask us about all benefits when you call',
  supply: 'Write the other benefits of aides in one line; New Jersey law asks for them in a job posting.',
}

/** Words of the careers page. Facts are those of BRIEF 5.8. */
export const careers = {
  heading: 'Work as a home health aide',
  lead: 'We are hiring Certified Home Health Aides, live-in and hourly, full-time and part-time.',
  image: illustrations.careersHero,
  online: { text: 'Apply online', href: organization.aideApplication, opensNewTab: true } satisfies Link,
  allWays: { text: 'All ways to apply', href: '#apply' } satisfies Link,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Positions', value: 'Live-in and hourly' },
    { label: 'Hours', value: 'Full-time and part-time' },
    { label: 'Pay', value: pay.value || pay.instead },
    { label: 'Bonus', value: 'After six months' },
  ] satisfies readonly Fact[],
  pay,
  otherBenefits,
  work: {
    heading: 'Be the reason somebody can stay at home',
    text: [
      'You help with bathing and dressing, cook a meal somebody likes, keep the house in order, and go along to the doctor. Often the best part of the day is the talk over tea.',
      'You are never alone with a question. Registered nurses and licensed social workers are part of the same team.',
    ] satisfies readonly Block[],
  },
  offersLabel: 'What you get and what you need',
  benefits: {
    heading: 'What you get',
    items: [
      'A retention bonus after six months',
      'A job with us directly: we employ our aides ourselves',
      'Nurses and social workers who stand behind you',
      'Live-in or hourly work, full-time or part-time',
      otherBenefits.value || otherBenefits.instead,
    ],
  },
  requirements: {
    heading: 'What you need',
    items: [
      'A Certified Home Health Aide (CHHA) certificate',
      'A physical exam within the last 12 months',
      'A 2-step PPD, the skin test for tuberculosis, within the last 12 months',
    ],
  },
  apply: {
    heading: 'How to apply',
    lead: 'Choose the way that is easiest for you.',
    online: {
      heading: 'Online',
      text: 'Fill in the application on the web. It opens in a new tab.',
    },
    document: {
      heading: 'With the PDF, by email',
      text: 'Download the application, fill it in with a PDF reader and not in the browser, and save it.',
      download: 'Download Application',
      sending: 'Then email it to both of these addresses:',
      emails: organization.careersEmails,
      subject: 'Home health aide application',
    },
    mail: {
      heading: 'By mail',
      text: 'Download the application, print it, and fill it in by hand.',
      sending: 'Then mail it to:',
    },
    phone: { heading: 'By phone', text: 'Call to schedule a time to talk with us.' },
  },
  day: {
    heading: 'A day on the job',
    lead: 'This is only an example of a daytime visit. Every home is different, and the care plan says what each person needs.',
    hours: [
      {
        time: '09:00',
        what: 'Good morning',
        text: 'You help with washing and dressing, at the pace of the person you’re there for.',
      },
      {
        time: '10:00',
        what: 'Breakfast and a look at the day',
        text: 'You make breakfast together, and tidy the kitchen afterward.',
      },
      {
        time: '11:00',
        what: 'Up and about',
        text: 'You go for a walk, do a few exercises, or head out to the store or the doctor.',
      },
      {
        time: '12:30',
        what: 'Lunch',
        text: 'You cook what’s liked and what the diet allows, and sit down for the meal.',
      },
      {
        time: '13:30',
        what: 'The house in order',
        text: 'While the laundry runs, you change the bed and leave the floor clear and safe.',
      },
      {
        time: '14:15',
        what: 'Tea and talk',
        text: 'There’s time for cards, photographs, or the story about the old neighborhood.',
      },
      {
        time: '15:00',
        what: 'See you tomorrow',
        text: 'You note how the day went. If something worries you, one of our nurses is a call away.',
      },
    ],
  },
  questions: {
    heading: 'What the application asks',
    lead: 'The application asks about your work, and nothing about your age, your health, or your Social Security number.',
  },
  close: {
    heading: 'Call to schedule a time to talk',
    text: 'Ask about the pay range, the hours and the towns where aides are needed. Have your CHHA certificate at hand.',
  },
} as const
