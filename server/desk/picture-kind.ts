/** A kind of picture that people send: the ending it is stored under and its media type. */
export type PictureKind = { extension: string; mediaType: string }

const kinds: readonly (PictureKind & { isAtStart: (start: Buffer) => boolean })[] = [
  { extension: 'jpg', mediaType: 'image/jpeg', isAtStart: (start) => begins(start, [0xff, 0xd8, 0xff]) },
  {
    extension: 'png',
    mediaType: 'image/png',
    isAtStart: (start) => begins(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  { extension: 'gif', mediaType: 'image/gif', isAtStart: (start) => /^GIF8[79]a/.test(start.toString('latin1')) },
  { extension: 'webp', mediaType: 'image/webp', isAtStart: (start) => /^RIFF.{4}WEBP/s.test(start.toString('latin1')) },
  { extension: 'avif', mediaType: 'image/avif', isAtStart: (start) => hasBrand(start, ['avif', 'avis']) },
  {
    extension: 'heic',
    mediaType: 'image/heic',
    isAtStart: (start) => hasBrand(start, ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']),
  },
  { extension: 'bmp', mediaType: 'image/bmp', isAtStart: (start) => begins(start, [0x42, 0x4d]) },
  {
    extension: 'tiff',
    mediaType: 'image/tiff',
    isAtStart: (start) => begins(start, [0x49, 0x49, 0x2a, 0x00]) || begins(start, [0x4d, 0x4d, 0x00, 0x2a]),
  },
]

/** What kind of picture a file is by its first 64 bytes, whatever its name says. */
export function pictureKind(start: Buffer): PictureKind | undefined {
  const found = kinds.find(({ isAtStart }) => isAtStart(start))
  return found && { extension: found.extension, mediaType: found.mediaType }
}

/** The kind of a stored picture, by its ending. */
export function pictureKindOf(extension: string): PictureKind | undefined {
  return kinds.find((kind) => kind.extension === extension)
}

function begins(start: Buffer, bytes: readonly number[]): boolean {
  return start.length > bytes.length && bytes.every((byte, index) => start[index] === byte)
}

/** ISO base media files (HEIC, AVIF) name their brands in a box at the start, the major one first. */
function hasBrand(start: Buffer, brands: readonly string[]): boolean {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return false
  const major = start.toString('latin1', 8, 12)
  return brands.includes(major)
}
