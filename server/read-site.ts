import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Problem } from '../scripts/step'

export type SiteFile = {
  mediaType: string
  isText: boolean
  version: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** What the last step of a build says about it, and a hash of what it was made from. */
export type Build = { commit?: string; built?: string; from?: string }

/** The finished site in memory: every file by its address, such as `/homecare/index.html`. */
export type Site = { files: ReadonlyMap<string, SiteFile>; notFound: SiteFile | undefined; build: Build }

/** The last file a build writes into the finished site. It isn't served. */
export const buildFile = '.build.json'

/** The two forms in which Next writes the not-found page: neither is an address. */
const notAddresses = /^\/(404|_not-found)(\.html|\/)/

/**
 * Reads the whole site, so only what was built can be served and no address is ever turned into a path on disk.
 * Hidden files and links are left out, except `.well-known/`.
 */
export async function readSite(folder: string): Promise<Site> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Problem(`There is no finished website in ${folder}. Run \`npm run build\` first.`)
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = await Promise.all(
    paths.map(async (path): Promise<[string, SiteFile]> => {
      return [`/${relative(folder, path).split(sep).join('/')}`, await readSiteFile(path)]
    }),
  )
  const files = all.filter(([address]) => !/\/\.(?!well-known\/)/.test(address) && !notAddresses.test(address))
  const notFound = all.find(([address]) => address === '/404.html')?.[1]
  const build: Build = JSON.parse(await readFile(join(folder, buildFile), 'utf8').catch(() => '{}'))
  return { files: new Map(files), notFound, build }
}

async function readSiteFile(path: string): Promise<SiteFile> {
  const plain = await readFile(path)
  const mediaType = mediaTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  const file: SiteFile = { mediaType, isText: isText(mediaType), version, plain }
  if (!file.isText) return file
  // Fast settings: the whole site takes a quarter of a second, and no visitor waits for compression.
  const [br, zipped] = await Promise.all([brotli(plain, 5), promisify(gzip)(plain)])
  if (br.length < plain.length) file.br = br
  if (zipped.length < plain.length) file.gzip = zipped
  return file
}

function brotli(data: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/**
 * Makes the brotli copies a twelfth smaller, one by one in the background: six seconds for the whole site. The best
 * quality, 11, would take fifteen for two percent more.
 */
export async function packTighter({ files, notFound }: Site, isWanted: () => boolean): Promise<void> {
  for (const file of [...files.values(), ...(notFound ? [notFound] : [])]) {
    if (!isWanted()) return
    if (file.br) file.br = await brotli(file.plain, 10)
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Whether a type is text, which shrinks when compressed; pictures, fonts and PDFs are compressed already. */
function isText(mediaType: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/.test(mediaType)
}
