import { extname } from 'node:path'

/** Media types and their file extensions. */
const types: Readonly<Record<string, string>> = {
  'application/json; charset=utf-8': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/xml; charset=utf-8': 'xml',
  'image/jpeg': 'jpeg jpg',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'text/html; charset=utf-8': 'html',
  'text/javascript; charset=utf-8': 'js mjs',
  'text/plain; charset=utf-8': 'txt',
}

/** The Content-Type of a file by its extension; most types have the same name as the extension. */
export function mediaTypeOf(file: string): string {
  const ending = extname(file).slice(1).toLowerCase()
  const named = Object.keys(types).find((type) => types[type]?.split(' ').includes(ending))
  if (named) return named
  if (/^(avif|gif|png|webp)$/.test(ending)) return `image/${ending}`
  if (/^(css|vtt)$/.test(ending)) return `text/${ending}; charset=utf-8`
  if (/^(mp4|webm)$/.test(ending)) return `video/${ending}`
  return /^woff2?$/.test(ending) ? `font/${ending}` : 'application/octet-stream'
}

/** Whether a type is text, which shrinks when compressed; pictures, fonts and PDFs are compressed already. */
export function isText(mediaType: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/.test(mediaType)
}
