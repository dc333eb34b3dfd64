import { enquiryMessages, largestPhoto } from './forms/messages'
import { officeHours, organization } from './organization'

const { name } = organization
const phone = organization.phone.printed

/** Sentences only the desk uses: on pages for browsers without JavaScript, in JSON replies, and in the inbox. */
export const words = {
  thanksTitle: 'Thank you',
  thanks: enquiryMessages.thanks,
  whatHappensNext: enquiryMessages.whatHappensNext,
  next: (reader: string) =>
    `${reader} will read your answers and get in touch with you. You don’t need to do anything else.`,
  sooner: `If you’d rather talk, or if it can’t wait, call us: ${officeHours}`,
  back: 'Back to the page you came from',
  home: 'Go to the home page',
  problemTitle: 'Error: There is a problem',
  problem: enquiryMessages.problem,
  goBack:
    'Your message hasn’t been sent. Use your browser’s Back button to correct your answers, and please check that none are missing.',
  callInstead: 'Or call us and tell us what you need:',

  required: enquiryMessages.required,
  email: enquiryMessages.emailRefused,
  notAnOption: 'Please choose one of the answers in the list.',
  nul: 'This answer has a character in it that we can’t save. Please type it again.',
  tooLong: `This answer is too long. Please shorten it, or call us at ${phone}.`,
  unknownField: (name: string) => `This form has no question named “${name.slice(0, 100)}.”`,
  unnamed: 'Part of the message has no name.',
  empty: 'The message is empty. Please answer the questions and send it again.',
  tooManyFields: 'The message has more answers than the form has questions.',
  tooLarge: 'The message is too large.',
  notAPicture: 'We can’t open this file as a picture. Please send a photo, such as a JPEG or PNG file.',
  notAFile: 'Please send the picture as a file.',
  emptyFile: 'This picture is empty. Please choose it again.',
  fileTooLarge: `This picture is larger than ${largestPhoto.printed}. Please send a smaller one, or leave it out and tell us about it at ${phone}.`,
  tooManyFiles: 'Please send one picture only.',
  noFiles: 'This form doesn’t take files.',
  noForm: `There’s no form at this address. Please call us at ${phone}.`,
  onlyPost: 'This address takes messages from our forms, so there’s nothing to read here.',
  unreadableAddress: 'We can’t read this address.',
  notHere: 'This page isn’t here.',
  onlyRead: 'This address can only be read.',
  brokenDown: `Something went wrong here. Please try again, or call us at ${phone}.`,
  unreadable: 'The message was damaged on the way. Please send it again.',
  unknownLetters: 'Part of the message is in letters that we can’t read. Please type it again.',
  unknownType: 'The message isn’t in a format we can read.',
  tooSlow: 'The message didn’t arrive completely. Please send it again.',
  notStored: `We couldn’t save your message. Please call us at ${phone}.`,

  noRoom: `We can’t take photos right now. Please send your message without the photo, and tell us about it at ${phone}.`,
  tooMany: enquiryMessages.blocked,
  foreignOrigin: 'This desk only takes messages from its own website.',

  acknowledged: 'A note is on its way.',
  alreadyAcknowledged: 'We’ve sent enough notes for now.',
  notAcknowledged: 'We couldn’t send the note.',

  officeSubject: (form: string, name: string) => `${form}: ${name}`,
  officeLead: 'This message came through a form on the website. Reply to this email to answer the person who sent it.',
  officeInbox: (folder: string) => `It’s kept in the folder ${folder} of the website’s inbox.`,
  officePhotoIsLarge: 'The photo is too large for email. You’ll find it in the inbox.',

  inboxTitle: 'Inbox',
  inboxSearch: 'Search by name',
  inboxFind: 'Search',
  inboxAll: 'Show all',
  inboxCount: (all: number, page: number, pages: number) =>
    `${all} ${all === 1 ? 'message' : 'messages, newest first'}${pages > 1 ? `, page ${page} of ${pages}` : ''}.`,
  inboxFolder: (folder: string) =>
    `Messages are kept in ${folder}, each in its own folder. When you mark one done, it moves to the “archive” folder there.`,
  inboxEmpty: (name: string) => (name ? `No message has “${name}” in a name.` : 'Nothing has arrived yet.'),
  inboxNewer: 'Newer messages',
  inboxOlder: 'Older messages',
  inboxText: 'Download as text',
  inboxDone: 'Done: move to the archive',
  inboxShortened: '… (the rest is in the download)',
  inboxDamaged: 'We can’t read this message. Open its folder to see what’s there.',
  inboxGone: 'This isn’t in the inbox.',
  photo: 'Photo',
} as const

/** The note that says a message has arrived. It repeats nothing that was sent. */
export const letter = {
  subject: 'We got your message',
  greeting: 'Hello,',
  paragraphs: [
    `Thank you for writing to ${name}. Your message has arrived, and one of us will read it and get in touch with you.`,
    `If it can’t wait, or if you’d rather talk, call us at ${phone}. We’re here ${officeHours}`,
  ],
  closing: ['Warmly,', `Your neighbors at ${name}`],
  reason:
    'You’re getting this note because someone entered your address in a form on our website. If that wasn’t you, you don’t need to do anything.',
} as const
