import { largestPhoto } from '../../content/form-rules'

/** What one enquiry may weigh. The hosted service that this desk stands in for has the same limit for files. */
export const limits = {
  fileBytes: largestPhoto.bytes,
  files: 1,
  fields: 100,
  fieldBytes: 64 * 1024,
  /** Letters of a field's name. */
  nameLength: 100,
  /** A body without files: 100 full fields and what stands between them. */
  textBodyBytes: 7 * 1024 * 1024,
  /** A body with one full file and 100 full fields. */
  bodyBytes: 33 * 1024 * 1024,
} as const

/** How long a sender may be silent, in milliseconds. */
export const patience = {
  /** Between the first byte of a request and the end of its headers. */
  headers: 15_000,
  /** Between two pieces of a body. */
  silence: 20_000,
  /** For a whole request: the largest photo over a line of half a megabit takes seven minutes. */
  request: 600_000,
} as const
