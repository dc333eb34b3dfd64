import { photoWords } from '@/content/forms/photo-words'

/** What a reader is told once a photo has been redrawn. */
export function wordsForSmaller(original: File, smaller: File): string {
  const [before, after] = [original, smaller].map(({ size }) => sizeInWords(size))
  const words = before !== after ? photoWords.smaller : photoWords.ready
  return words.replace('{before}', before ?? '').replace('{after}', after ?? '')
}

/** What a reader is told about a photo that goes as it is: no browser opens every kind, and some files are no photos. */
export function wordsForOriginal({ name, type, size }: File): string {
  const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
  const isPicture = size > 0 && (isHeic || type.startsWith('image/'))
  if (!isPicture) return photoWords.notAPicture
  return (isHeic ? photoWords.heic : photoWords.asItIs).replace('{before}', sizeInWords(size))
}

/** '4.2 MB' or '480 KB', on one line. */
function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(bytes / 1024 / 1024).toFixed(1)}\u00a0MB`
}
