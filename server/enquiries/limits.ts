import { largestPhoto } from '../../content/forms/messages'

/** How big one enquiry may be. The hosted service this desk stands in for has the same limit for files. */
export const limits = {
  fileBytes: largestPhoto.bytes,
  files: 1,
  fields: 100,
  /** One answer, after the values of repeated fields are joined. */
  answerBytes: 64 * 1024,
  /** Characters in a field's name. */
  nameLength: 100,
  /** The largest photo mailed to the office: mail makes it a third bigger, and many servers take 25 MB. */
  mailedPhotoBytes: 15 * 1024 * 1024,
  /** A body without a file, or all the answers that come with a file. */
  textBytes: 256 * 1024,
  /** A body with one file of full size, all the answers, and what separates them. */
  bodyBytes: largestPhoto.bytes + 1024 * 1024,
} as const

/** How many of each, in how much time, so one sender can't crowd out everyone else. */
export const allowances = {
  hour: 60 * 60_000,
  enquiriesPerClient: 60,
  notesPerClient: 20,
  notesInAll: 100,
  /** Of these, the second and later notes of a client: whoever hasn't had one in the hour still gets it. */
  laterNotesInAll: 50,
  day: 24 * 60 * 60_000,
  notesPerMailbox: 3,
  /** For this long, an enquiry with the same answers and photo counts as the same one. */
  sameEnquiry: 24 * 60 * 60_000,
} as const

/** How long each thing may take, in milliseconds. */
export type Patience = { [Thing in keyof typeof patience]: number }

export const patience = {
  /** Between the first byte of a request and the end of its headers. */
  headers: 15_000,
  /** Between two chunks of a body. */
  silence: 20_000,
  /** For a whole body without a file. */
  text: 60_000,
  /** For a whole body with a file: the largest photo over a line of 200 kbit/s takes 18 minutes. */
  photo: 20 * 60_000,
  /** For a connection where nothing moves, such as one whose other end never reads. */
  idle: 45_000,
  /** For whatever is under way when the server is told to stop. */
  closing: 4000,
  /** Before retrying an enquiry that couldn't be mailed to the office. */
  officeMail: 10 * 60_000,
  /** Before looking again whether a folder that couldn't be written to can be. */
  folder: 5000,
} as const
