import { photoWords } from '@/content/photo-words'
import { dataAddress } from './data-address'
import { smallerPhoto } from './smaller-photo'

/** A chosen photo, ready to send. */
export type PreparedPhoto = {
  /** What replaces the original; null when the original itself is sent. */
  files: FileList | null
  /** The picture as a data: URL, for showing it. */
  preview: string | null
  /** What was done to it, for the reader. */
  words: string
}

/** Makes a photo smaller, and says what size it was and is. One that can't be made smaller goes as it is. */
export async function preparePhoto(original: File): Promise<PreparedPhoto> {
  try {
    const smaller = await smallerPhoto(original)
    const transfer = new DataTransfer()
    transfer.items.add(smaller)
    const isSeenToBeSmaller = smaller.size < original.size && sizeInWords(smaller.size) !== sizeInWords(original.size)
    const words = isSeenToBeSmaller ? photoWords.smaller : photoWords.ready
    return { files: transfer.files, preview: await dataAddress(smaller), words: withSizes(words, original, smaller) }
  } catch {
    return { files: null, preview: null, words: withSizes(wordsForOriginal(original), original, original) }
  }
}

function wordsForOriginal({ name, type }: File): string {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? photoWords.heic : photoWords.asItIs
}

function withSizes(words: string, before: File, after: File): string {
  return words.replace('{before}', sizeInWords(before.size)).replace('{after}', sizeInWords(after.size))
}

/** '4.2 MB' or '480 KB', on one line. */
function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(bytes / 1024 / 1024).toFixed(1)}\u00a0MB`
}
