import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isText, mediaTypeOf } from './media-types'

/** A file of the finished site. */
export type SiteFile = {
  /** Path on disk. */
  path: string
  bytes: number
  mediaType: string
  isText: boolean
  /** Changes with the file; part of its ETag. */
  version: string
}

/** Every file of the finished site under its address, such as `/homecare/index.html`. */
export type Catalog = ReadonlyMap<string, SiteFile>

/**
 * Lists the finished site once, so that only what was built can be served: no address is ever turned into a path on
 * disk. Hidden files and links are left out, `.well-known/` is not.
 */
export async function readCatalog(folder: string): Promise<Catalog> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const catalog = new Map<string, SiteFile>()
  for (const path of files) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (/\/\.(?!well-known\/)/.test(address)) continue
    const { size, mtimeMs } = await stat(path)
    const mediaType = mediaTypeOf(path)
    const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    catalog.set(address, { path, bytes: size, mediaType, isText: isText(mediaType), version })
  }
  return catalog
}
