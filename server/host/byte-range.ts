/** First and last byte, both counted. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a Range header asks for. 'whole' when there is no single readable range, which RFC 9110 lets a
 * server ignore; 'outside' when it begins behind the end of the file.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!asked) return 'whole'
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'outside' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= bytes ? 'outside' : { start, end }
}
