import { largestPhoto } from '../../content/form-rules'

/** What one enquiry may weigh. The hosted service that this desk stands in for has the same limit for files. */
export const limits = {
  fileBytes: largestPhoto.bytes,
  files: 1,
  fields: 100,
  /** One answer, after the values of repeated fields were joined. */
  answerBytes: 64 * 1024,
  /** Letters of a field's name. */
  nameLength: 100,
  /** The largest photo that goes along to the office: mail grows it by a third, and many servers take 25 MB. */
  mailedPhotoBytes: 15 * 1024 * 1024,
  /** A body without a file, and all the answers beside a file. */
  textBytes: 256 * 1024,
  /** A body with one full file, all the answers, and what stands between them. */
  bodyBytes: largestPhoto.bytes + 1024 * 1024,
} as const

/** How many within how long, so that one sender cannot take the place of all. */
export const allowances = {
  hour: 60 * 60_000,
  enquiriesPerClient: 60,
  notesPerClient: 20,
  notesInAll: 100,
  day: 24 * 60 * 60_000,
  notesPerMailbox: 3,
  /** An enquiry with the same answers and photo counts as the same one for so long. */
  sameEnquiry: 30 * 60_000,
} as const

/** How long things may take, in milliseconds. */
export type Patience = { [Thing in keyof typeof patience]: number }

export const patience = {
  /** Between the first byte of a request and the end of its headers. */
  headers: 15_000,
  /** Between two pieces of a body. */
  silence: 20_000,
  /** For a whole body without a file. */
  text: 60_000,
  /** For a whole body with a file: the largest photo over a line of 200 kbit/s takes 18 minutes. */
  photo: 20 * 60_000,
  /** For a line on which nothing moves, such as one whose other end never reads. */
  idle: 45_000,
  /** For what is under way when the server is told to stop. */
  closing: 4000,
  /** Until an enquiry that could not be mailed to the office is tried again. */
  officeMail: 10 * 60_000,
  /** Until the finished website is looked at again. */
  rebuild: 2000,
} as const
