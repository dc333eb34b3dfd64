import { largestPhoto } from './form-rules'
import { enquiryMessages } from './messages'
import { officeHours, organization } from './organization'

const { name } = organization
const phone = organization.phone.printed

/** Sentences that only the desk says: on the pages for browsers without JavaScript, in JSON replies, in the inbox. */
export const words = {
  thanksTitle: 'Thank you',
  thanks: enquiryMessages.thanks,
  whatHappensNext: enquiryMessages.whatHappensNext,
  next: (reader: string) => `${reader} reads your answers and gets in touch with you. You need not do anything more.`,
  sooner: `If you would rather talk, or if it cannot wait, call us: ${officeHours}`,
  back: 'Back to the page you came from',
  home: 'To the home page',
  problemTitle: 'Error: There is a problem',
  problem: enquiryMessages.problem,
  goBack: 'Your message has not been sent. Use your browser’s Back button: your answers are still there to correct.',
  callInstead: 'Or call us and tell us what you need:',

  required: enquiryMessages.required,
  email: enquiryMessages.emailMalformed,
  notAnOption: 'Choose one of the answers in the list',
  nul: 'This answer holds a character that cannot be stored. Type it again.',
  tooLong: `This answer is too long. Please shorten it, or call us at ${phone}.`,
  unknownField: (name: string) => `This form has no question named "${name.slice(0, 100)}".`,
  unnamed: 'A part of the message has no name.',
  empty: 'The message is empty. Answer the questions and send it again.',
  tooManyFields: 'The message has more answers than the form has questions.',
  tooLarge: 'The message is too large.',
  notAPicture: 'This file is not a picture that we can open. Send a photo, for example a JPEG or PNG file.',
  notAFile: 'Send the picture as a file.',
  emptyFile: 'This picture is empty. Choose it again.',
  fileTooLarge: `This picture is larger than ${largestPhoto.printed}. Send a smaller one, or leave it out and tell us about it at ${phone}.`,
  tooManyFiles: 'Please send one picture only.',
  noFiles: 'This form takes no files.',
  noForm: `There is no form at this address. Please call us at ${phone}.`,
  onlyPost: 'This address takes messages from our forms. There is nothing to read here.',
  unreadableAddress: 'This address cannot be read.',
  notHere: 'This page is not here.',
  onlyRead: 'This address can only be read.',
  brokenDown: `Something went wrong here. Please try again, or call us at ${phone}.`,
  unreadable: 'The message arrived damaged. Please send it again.',
  unknownType: 'The message is not in a form that we can read.',
  tooSlow: 'The message did not arrive completely. Please send it again.',
  notStored: `We could not keep your message. Please call us at ${phone}.`,

  noRoom: `We cannot take photos right now. Send your message without it, and tell us about the photo at ${phone}.`,
  tooMany: `We have received many messages from your connection. Please call us at ${phone}.`,
  foreignOrigin: 'This desk takes messages from its own website only.',

  deskIsDownTitle: 'Your message has not been sent',
  deskIsDown: `Our forms are out of order right now. Please call us at ${phone}, or try again later.`,

  acknowledged: 'A note is on its way.',
  alreadyAcknowledged: 'Enough notes have been sent for now.',
  notAcknowledged: 'The note could not be sent.',

  officeSubject: (form: string, name: string) => `${form}: ${name}`,
  officeLead: 'This enquiry came through a form on the website. Reply to this email to write to its sender.',
  officeInbox: (folder: string) => `It is kept in the folder ${folder} of the website’s inbox.`,
  officePhotoIsLarge: 'The photo is too large for email. You find it in the inbox.',

  inboxTitle: 'Inbox',
  inboxSearch: 'Search by name',
  inboxFind: 'Search',
  inboxAll: 'Show all',
  inboxCount: (all: number, page: number, pages: number) =>
    `${all} ${all === 1 ? 'enquiry' : 'enquiries'}, newest first${pages > 1 ? `, page ${page} of ${pages}` : ''}.`,
  inboxFolder: (folder: string) =>
    `They are kept in ${folder}, one folder each. What is done moves to the folder “archive” there.`,
  inboxEmpty: (name: string) => (name ? `There is no enquiry with “${name}” in a name.` : 'Nothing has arrived yet.'),
  inboxNewer: 'Newer enquiries',
  inboxOlder: 'Older enquiries',
  inboxText: 'Download as text',
  inboxDone: 'Done: move to the archive',
  inboxShortened: '… (the rest is in the download)',
  inboxDamaged: 'This enquiry cannot be read. Open its folder to see what is there.',
  inboxGone: 'This is not in the inbox.',
  photo: 'Photo',
} as const

/** Words of the note that says a message has arrived. It repeats nothing of what was sent. */
export const letter = {
  subject: 'Your message has arrived',
  greeting: 'Hello,',
  paragraphs: [
    `Thank you for writing to ${name}. Your message has arrived, and one of us will read it and get in touch with you.`,
    `If it cannot wait, or if you would rather talk, call us at ${phone}. We are here ${officeHours}`,
  ],
  closing: ['With kind regards', `Your neighbors at ${name}`],
  reason:
    'You get this note because your address was entered in a form on our website. If that was not you, you need do nothing.',
} as const
