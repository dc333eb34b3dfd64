import { illustrations } from '../illustrations'
import { organization } from '../organization'

/** Words of the page that offers the volunteer application. It is a PDF and not an online form (SPEC section 2). */
export const volunteerGetStarted = {
  heading: 'Volunteer application',
  lead: 'This is a PDF form to download, not a form to fill in on this page. Download it, fill it in, and email it to us.',
  image: illustrations.frontDesk,
  download: 'Download Application',
  how: {
    heading: 'How to apply, in three steps',
    steps: [
      {
        heading: 'Download the application',
        text: 'Press Download Application. The file usually goes to the Downloads folder of your computer.',
      },
      {
        heading: 'Fill it in with a PDF reader, not in the browser',
        text: 'Open the file in a PDF reader such as Adobe Acrobat Reader or Preview, type into the boxes, and save it. A browser can show the form, but it may lose what you type. You can also print it and write by hand.',
      },
      {
        heading: 'Email it to both of us',
        text: 'Attach the saved file, or a scan or clear photo of each page, to an email to these two addresses:',
      },
    ],
    emails: organization.volunteerEmails,
    subject: 'Volunteer application',
  },
  questions: {
    heading: 'What the application asks',
    lead: 'Look it over before you download it, so that nothing comes as a surprise.',
  },
  close: {
    heading: 'No computer, or no printer?',
    text: 'Call us. We will go through the questions with you, or find another way.',
  },
} as const
