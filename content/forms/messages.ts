import { officeHours, organization } from '@/content/organization'
import { destination } from '@/lib/forms/destination'

// Rules that the forms share with the desk that takes their messages.

const megabytes = 25

/** The largest photo that's sure to arrive. */
export const largestPhoto = { printed: `${megabytes}MB`, bytes: megabytes * 1024 * 1024 } as const

/** Name of the field that people never see and bots fill in. The hosted form service knows it by this name. */
export const honeypotName = '_gotcha'

const throughService = destination.service ? ` by way of ${destination.service.name}, our form service` : ''

export const enquiryMessages = {
  required: 'This field is required',
  emailRefused: 'We couldn’t accept this email address. Please check it for a typo.',
  emailMalformed: 'Enter an email address with an @, such as name@example.com',
  problem: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  submit: 'Submit',
  submitting: 'Submitting...',
  submitAnother: 'Submit Another Enquiry',
  submitPlainly: 'Send from another page',
  failed: 'An error occurred while submitting the form. Please try again.',
  failedCall: `Your answers are still here. You can also call us at ${organization.phone.printed}, ${officeHours}`,
  unconfirmed: `We can’t tell whether your message arrived. Please call us at ${organization.phone.printed} before sending it again. Your answers are still here.`,
  blocked: `We can’t take another message from your connection right now. Please call us at ${organization.phone.printed}.`,
  useless: `This form isn’t working. Please call us at ${organization.phone.printed}.`,
  captcha: 'We need to make sure you’re a person. Please use the button below to send your answers from another page.',
  fieldRefused: 'Please check this answer.',
  thanksCall: 'Prefer not to wait? Call us at',
  restored: 'We kept what you typed. Please check it.',
  thanks: 'Thank you. Your message has arrived.',
  yourAnswers: 'Your answers',
  print: 'Print this page',
  privacy: `Your answers go to our team${throughService}, so we can get back to you. Please don’t include Social Security, Medicare, Medicaid, or medical record numbers.`,
  allRequired: 'You can skip anything marked (optional).',
  preferToTalk: 'Prefer to talk?',
  whatHappensNext: 'What happens next',
  honeypot: 'Leave this field blank',
} as const

export const sendingPhoto = (percent: number) => `Sending your photo, ${percent}%`
