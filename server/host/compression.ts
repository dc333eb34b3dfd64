import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from './catalog'

export type Encoding = 'br' | 'gzip' | 'identity'

const compress: Record<Exclude<Encoding, 'identity'>, (data: Buffer) => Promise<Buffer>> = {
  // Quality 11 takes about 140 ms for a page of 120 KB, once; 9 takes 25 ms and gives 10 % more bytes to everybody.
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** A text file, ready to send. */
export type Packed = { encoding: Encoding; data: Buffer }

/** Compresses text files at their first request and keeps the result for as long as the server runs. */
export function createPacker(): (file: SiteFile, encoding: Encoding) => Promise<Packed> {
  const kept = new Map<string, Promise<Packed>>()
  return (file, encoding) => {
    const key = `${encoding} ${file.path}`
    const known = kept.get(key)
    if (known) return known
    const packed = pack(file, encoding)
    kept.set(key, packed)
    packed.catch(() => kept.delete(key))
    return packed
  }
}

async function pack(file: SiteFile, encoding: Encoding): Promise<Packed> {
  const original = await readFile(file.path)
  if (encoding === 'identity') return { encoding, data: original }
  const data = await compress[encoding](original)
  return data.length < original.length ? { encoding, data } : { encoding: 'identity', data: original }
}
