import { destination } from './destination'
import { largestPhoto } from './form-rules'
import { officeHours, organization } from './organization'
import type { Link } from './types'

/** Words of the site's own machinery: buttons, errors, announcements. Quoted ones are the brief's. */
export const messages = {
  skipLink: 'Skip to the main content',
  opensNewTab: '(opens in a new tab)',
  loading: 'Loading',
  menu: 'Menu',
  close: 'Close',
  call: 'Call',
  getStarted: 'Get Started',
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
    captions: 'Captions are on. You can turn them off with the CC button in the player.',
  },
} as const

/** Heads of the tables of hours and costs, and the words around maps. */
export const tableWords = {
  what: 'What',
  days: 'Days',
  hours: 'Hours',
  price: 'Price',
  to: 'to',
  costs: 'What it costs and how it can be paid',
  waysToPay: 'How it can be paid',
} as const

/** Stands in place of a price that only the office knows. */
export const callForRate = 'Call for the current rate'

export const mapWords = {
  show: 'Show map',
  note: 'The map comes from Google. Nothing is fetched before you press.',
} as const

const throughService = destination.service ? ` by way of ${destination.service.name}, our form service` : ''

export const enquiryMessages = {
  required: 'This field is required',
  optional: '(optional)',
  emailRefused: 'We couldn’t accept this email address. Please check it for a typo.',
  emailMalformed: 'Enter an email address with an @, for example name@example.com',
  problem: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  submit: 'Submit',
  submitting: 'Submitting...',
  submitAnother: 'Submit Another Enquiry',
  submitPlainly: 'Send it another way',
  failed: 'An error occurred while submitting the form. Please try again.',
  failedCall: `Or call us at ${organization.phone.printed}, ${officeHours} Your answers are still here.`,
  unconfirmed: 'It took too long, and we could not confirm that it arrived.',
  useless: `This form cannot take messages at the moment, and trying again will not help. Please call us at ${organization.phone.printed}.`,
  captcha:
    'The form service wants to make sure that you are a person. Use the button below to send your answers in a new page.',
  fieldRefused: 'Please check this answer.',
  tooLarge: `This picture is larger than ${largestPhoto.printed}. It may not arrive. A smaller one is safer.`,
  thanksCall: 'Rather not wait? Call us at',
  restored: 'What you typed before is still here.',
  thanks: 'Thank you. Your message has arrived.',
  yourAnswers: 'Your answers',
  print: 'Print this page',
  privacy: `Your answers go to our team${throughService}, so that we can answer you, and to nobody else. Please leave out Social Security and medical record numbers.`,
  allRequired: 'Please answer every question that is not marked (optional).',
  kept: 'Nothing you typed is lost if the connection drops.',
  ratherTalk: 'Rather talk?',
  whatHappensNext: 'What happens next',
  honeypot: 'Leave this field empty',
} as const

/** How far a photo has come, in percent. */
export const sendingPhoto = (percent: number) => `Sending your photo, ${percent}%`

/** Leads to the donation form, in the header and wherever a gift is asked for. */
export const donateLink: Link = { text: 'Donate Now', href: organization.donationForm, opensNewTab: true }

/** Leads to three short questions, wherever someone may not know which program fits. */
export const findHelpLink: Link = { text: 'Find the right help', href: '/find-help' }

export const footer = {
  phone: 'Phone:',
  fax: 'Fax:',
  siteMap: 'All pages',
  socials: 'Social networks',
  taxId: 'Tax ID',
  rights: 'All rights reserved.',
  privacy: { text: 'Privacy Policy', href: '/privacy-policy' } satisfies Link,
  accessibility: { text: 'Accessibility', href: '/accessibility' } satisfies Link,
} as const

export const callPrompt = {
  heading: 'Not sure where to start?',
  text: 'Call and tell us what is going on. We listen, and tell you which of our programs can help.',
} as const

export const copyMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copying did not work. Please select the words instead.',
} as const

export const paperMessages = {
  required: '(required)',
  pdf: 'PDF',
  page: 'page',
  pages: 'pages',
  choices: 'Choose from:',
  eachDay: 'For each day:',
  eachTime: 'For each:',
  writeToBoth: 'Start an email to both',
} as const
