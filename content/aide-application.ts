import { inSentence } from '@/lib/sentences'
import { careersFacts } from './facts'
import { officeHours, organization, postalAddress } from './organization'
import type { PaperForm } from './types'
import { howTo } from './volunteer-application'

/** The careers page and the application both say this, word for word. */
export const equalOpportunity = {
  heading: 'Equal opportunity employer',
  text: `${organization.name} is an equal opportunity employer. We consider every applicant without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, veteran status, or any other characteristic protected by federal or New Jersey law.`,
} as const

/**
 * The home health aide application. It asks only what an employer may ask: no question may reveal an applicant's age,
 * health, family, origin, past pay, or Social Security number.
 */
export const aideApplication = {
  title: 'Home health aide application',
  lead: 'This application is for Certified Home Health Aides who want live-in or hourly work, full-time or part-time.',
  howTo: {
    heading: howTo.heading,
    text: [
      ...howTo.text,
      'We don’t ask about your age or your health, or for your Social Security number. Please don’t include them.',
    ],
  },
  parts: [
    {
      heading: 'The position',
      fields: [
        {
          id: 'positionType',
          label: 'Which position would you like?',
          type: 'radio',
          isRequired: true,
          options: ['Live-in', 'Hourly', 'Either'],
        },
        {
          id: 'positionHours',
          label: 'How much would you like to work?',
          type: 'radio',
          isRequired: true,
          options: ['Full-time', 'Part-time', 'Either'],
        },
      ],
    },
    {
      heading: 'About you',
      fields: [
        { id: 'fullName', label: 'Your full name', type: 'text', isRequired: true },
        { id: 'phoneNumber', label: 'Phone number', type: 'tel', isRequired: true, isHalf: true },
        { id: 'email', label: 'Email address', type: 'email', isRequired: false, isHalf: true },
        { id: 'street', label: 'Street address', type: 'text', isRequired: false, isHalf: true },
        { id: 'cityStateZip', label: 'City, state, and ZIP code', type: 'text', isRequired: false, isHalf: true },
      ],
    },
    {
      heading: 'Your certification',
      fields: [
        {
          id: 'chhaCertified',
          label: 'Are you a Certified Home Health Aide (CHHA) in New Jersey?',
          type: 'radio',
          isRequired: true,
          options: ['Yes', 'No'],
        },
        { id: 'chhaNumber', label: 'Certificate number', type: 'text', isRequired: false, isHalf: true },
      ],
    },
    {
      heading: 'When you can work',
      fields: [
        { id: 'startDate', label: 'When can you start?', type: 'text', isRequired: false, isHalf: true },
        {
          id: 'availability',
          label: 'Which days and hours can you work?',
          hint: 'Write the hours, such as 8:00\u00a0a.m. to 4:00\u00a0p.m., overnight, or live-in. Leave the other days blank.',
          type: 'schedule',
          isRequired: false,
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        },
      ],
    },
    { heading: equalOpportunity.heading, text: [equalOpportunity.text], fields: [] },
    {
      heading: 'Work history',
      text: ['List your last three jobs, starting with the most recent. Please don’t include what you were paid.'],
      fields: [
        {
          type: 'repeated',
          id: 'job',
          label: 'Your last three jobs',
          legends: ['Most recent job', 'The job before that', 'The one before that'],
          fields: [
            { id: 'employer', label: 'Employer', type: 'text', isRequired: false, isHalf: true },
            { id: 'place', label: 'City and state', type: 'text', isRequired: false, isHalf: true },
            { id: 'title', label: 'Your position', type: 'text', isRequired: false, isHalf: true },
            { id: 'dates', label: 'From and to (month and year)', type: 'text', isRequired: false, isHalf: true },
            { id: 'duties', label: 'What you did', type: 'text', isRequired: false },
          ],
        },
      ],
    },
    {
      heading: 'References',
      text: ['List two people who know your work and aren’t related to you.'],
      fields: [
        {
          type: 'repeated',
          id: 'reference',
          label: 'Two references',
          legends: ['First reference', 'Second reference'],
          fields: [
            { id: 'name', label: 'Name', type: 'text', isRequired: false, isHalf: true },
            { id: 'phone', label: 'Phone number', type: 'tel', isRequired: false, isHalf: true },
            { id: 'relation', label: 'How this person knows your work', type: 'text', isRequired: false },
          ],
        },
      ],
    },
    {
      heading: 'Your signature',
      text: ['What I have written here is true and complete to the best of my knowledge.'],
      fields: [
        {
          id: 'signature',
          label: 'Signature',
          hint: 'Type your name, or sign by hand.',
          type: 'text',
          isRequired: true,
          isHalf: true,
        },
        {
          id: 'signatureDate',
          label: 'Date',
          hint: 'Month, day, and year.',
          type: 'text',
          isRequired: true,
          isHalf: true,
        },
      ],
    },
  ],
  sending: {
    heading: 'How to send it to us',
    steps: [
      `By email: Save the file, and send it as an attachment to ${inSentence(careersFacts.emails)}.`,
      `By mail: Send it to ${organization.name}, ${postalAddress.line1}, ${postalAddress.line2}.`,
      `Questions? Call ${organization.phone.printed}, ${officeHours}`,
    ],
  },
} as const satisfies PaperForm
