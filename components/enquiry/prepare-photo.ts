import { dataAddress } from './data-address'
import { smallerPhoto } from './smaller-photo'
import { wordsForSmaller } from './words-for-photo'

/** A photo made smaller: what replaces the original in its field, a data: URL for showing it, and words for the reader. */
export type PreparedPhoto = { files: FileList; preview: string; words: string }

/** Makes a photo smaller. Rejects one that the browser can't open. */
export async function preparePhoto(original: File): Promise<PreparedPhoto> {
  const smaller = await smallerPhoto(original)
  const transfer = new DataTransfer()
  transfer.items.add(smaller)
  return { files: transfer.files, preview: await dataAddress(smaller), words: wordsForSmaller(original, smaller) }
}
