export type PictureKind = { extension: string; mediaType: string }

/**
 * How each kind begins, with its bytes read as Latin-1 letters. ISO base media files (HEIC, AVIF) name their brands in a
 * box at the start, the major one first.
 */
const starts: Readonly<Record<string, RegExp>> = {
  jpg: /^\xff\xd8\xff./s,
  png: /^\x89PNG\r\n.\n./s,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  heic: /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s,
  bmp: /^BM./s,
  tiff: /^(II\*\0|MM\0\*)./s,
}

/** The kind of picture a file is, judging by its first 64 bytes and not its name. */
export function pictureKind(start: Buffer): PictureKind | undefined {
  const letters = start.toString('latin1')
  return pictureKindOf(Object.keys(starts).find((extension) => starts[extension]?.test(letters)))
}

export function pictureKindOf(extension = ''): PictureKind | undefined {
  if (!Object.hasOwn(starts, extension)) return undefined
  return { extension, mediaType: `image/${extension === 'jpg' ? 'jpeg' : extension}` }
}
