import { organization } from './organization'
import type { Link } from './types'

export const messages = {
  skipLink: 'Skip to the main content',
  opensNewTab: '(opens in a new tab)',
  opensNewTabInSpanish: '(se abre en una pestaña nueva)',
  leadsToEnglish: '(página en inglés)',
  loading: 'Loading',
  menu: 'Menu',
  close: 'Close',
  call: 'Call',
  orCall: 'Or call',
  getStarted: 'Get Started',
  optional: '(optional)',
  bannerImage: 'Banner image',
  learnMore: 'Learn More',
  atAGlance: 'At a glance',
  breadcrumb: 'You are here',
  mainMenu: 'Main menu',
  slideshow: {
    start: 'Start slide show',
    stop: 'Stop slide show',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  timeline: {
    decades: 'Decades',
    jump: 'Jump to decade',
    lookCloser: 'Look closer',
    otherPrints: 'Other prints',
    previous: 'Previous',
    next: 'Next',
  },
  video: {
    play: 'Play video',
    close: 'Close the video',
    watchOnYouTube: 'Watch on YouTube',
    transcript: 'Read the transcript',
    captions: 'If this video has captions, they’re on. You can turn them off with the CC button in the player.',
  },
} as const

export const tableWords = {
  what: 'Service',
  price: 'Price',
  costs: 'What it costs',
  costsAndWays: 'What it costs and how to pay',
  waysToPay: 'Ways to pay',
} as const

/** Printed in place of a price that only the office knows. */
export const callForRate = 'Call for the current rate'

/** The same, when the office hasn't said there is a price at all. */
export const askUs = 'Ask us'

export const mapWords = {
  show: 'Show map',
  note: 'The map comes from Google. Nothing loads until you press the button.',
} as const

export const donateLink: Link = { text: 'Donate Now', href: organization.donationForm, opensNewTab: true }

export const findHelpLink: Link = { text: 'Find the right help', href: '/find-help' }

export const askASocialWorker: Link = { text: 'Ask a social worker', href: '/social-work-support/get-started' }

export const searchLink: Link = { text: 'Search', href: '/search' }

export const footer = {
  fax: 'Fax:',
  siteMap: 'Main pages',
  socials: 'Social networks',
  taxId: 'Tax ID',
  rights: 'All rights reserved.',
  privacy: { text: 'Privacy Policy', href: '/privacy-policy' } satisfies Link,
  accessibility: { text: 'Accessibility', href: '/accessibility' } satisfies Link,
} as const

/** Leads to the one page that isn’t in English, in the language of the people looking for it. */
export const spanishLink: Link = { text: 'Español', href: '/es', language: 'es' }

export const callPrompt = {
  heading: 'Not sure where to start?',
  text: 'Tell us what’s going on, and we’ll tell you which of our programs might help.',
} as const

export const copyMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copying didn’t work. Please select the words instead.',
} as const

export const paperMessages = {
  required: '(required)',
  pdf: 'PDF',
  page: 'page',
  pages: 'pages',
  choices: 'Choose from:',
  eachDay: 'For each day:',
  eachTime: 'For each:',
} as const
