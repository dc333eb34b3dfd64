import { volunteeringFacts } from '@/content/facts'
import { illustrations } from '@/content/illustrations'

/** Words of the page that offers the volunteer application. It is a PDF and not an online form (BRIEF 2.9). */
export const volunteerGetStarted = {
  heading: 'Volunteer application',
  lead: 'Our application is a PDF, not an online form.',
  image: illustrations.volunteerApplication,
  download: 'Download Application',
  how: {
    heading: 'How to apply, in three steps',
    download: {
      heading: 'Download the application',
      text: 'Press Download Application. The file usually goes to the Downloads folder on your phone or computer.',
    },
    fillIn: {
      heading: 'Fill it out in a PDF\u00a0reader, not in your browser',
      text: 'Open the file in a PDF reader such as Adobe Acrobat Reader or Preview, type in your answers, and save it. A browser can show the form, but it may lose what you type. You can also print it and write by hand.',
    },
    email: {
      heading: 'Email it to us',
      text: 'Attach the saved file, or a scan or clear photo of each page, and send your email to each address here:',
    },
    emails: volunteeringFacts.emails,
    subject: 'Volunteer application',
  },
  questions: {
    heading: 'What the application asks',
    lead: 'You can look over the questions first. In one of them, SHIP stands for State Health Insurance Assistance Program.',
  },
  close: {
    heading: 'No computer or printer?',
    text: 'Call us, and we’ll help you find another way to apply.',
  },
} as const
