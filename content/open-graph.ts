import { parentOf, type RoutePath, routes } from './routes'
import type { Illustration } from './types'

type SharedPicture = { path: RoutePath; picture: Illustration }

/** The pages with their own picture for social networks. */
export const sharedPictures: readonly SharedPicture[] = routes.flatMap(({ path, picture }) =>
  picture ? [{ path, picture }] : [],
)

/** What shows when a page is shared: its own picture, the one of the page above it, or Home's. */
export function sharedPictureOf(path: RoutePath): SharedPicture {
  const found = [path, parentOf(path), '/']
    .map((candidate) => sharedPictures.find((shared) => shared.path === candidate))
    .find((shared) => shared !== undefined)
  if (!found) throw new Error('content/routes.ts: Home has no picture. Give it one, for all pages without their own.')
  return found
}
