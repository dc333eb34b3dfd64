import { inSentence } from '@/lib/sentences'
import { volunteeringFacts } from './facts'
import { volunteerForm } from './forms/volunteer'
import { officeHours, organization } from './organization'
import type { PaperForm, PaperLine, TextField } from './types'

const [fullName, phoneNumber, email, contactMethod, availability, volunteerArea] = volunteerForm.fields

/** A question as paper asks it, without what only a web form needs. */
function onPaper({ id, label, type, isRequired }: TextField): PaperLine {
  return { id, label, type, isRequired }
}

/** The volunteer application. Its questions come from content/forms/volunteer.ts. */
export const volunteerApplication = {
  title: 'Volunteer application',
  lead: 'Thank you for thinking about sharing some of your time with your older neighbors.',
  howTo: {
    heading: 'How to fill this out',
    text: [
      'Open this file in a PDF reader, such as Adobe Acrobat Reader or Preview, and not in your web browser. Type in your answers, and save the file when you’re done.',
      'You can also print it and write by hand. Please answer every question marked (required).',
    ],
  },
  parts: [
    {
      heading: 'About you',
      fields: [
        onPaper(fullName),
        { ...onPaper(phoneNumber), isHalf: true },
        { ...onPaper(email), isHalf: true },
        contactMethod,
      ],
    },
    { heading: 'Your time', fields: [availability] },
    { heading: 'Your interests', fields: [volunteerArea] },
  ],
  sending: {
    heading: 'How to send it to us',
    steps: [
      'Save the file. If you wrote by hand, scan the pages or take a clear photo of each one.',
      `Send it as an attachment to ${inSentence(volunteeringFacts.emails)}.`,
      `Questions? Call ${organization.phone.printed}, ${officeHours}`,
    ],
  },
} as const satisfies PaperForm
