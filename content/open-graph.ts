import { parentOf, type RoutePath, routes } from './routes'
import type { Illustration } from './types'

type SharedPicture = { path: RoutePath; picture: Illustration }

/** The pages that social networks show a picture of their own for. */
export const sharedPictures: readonly SharedPicture[] = routes.flatMap(({ path, picture }) =>
  picture ? [{ path, picture }] : [],
)

/** What is shown when a page is shared: its own picture, that of the page above it, or that of Home. */
export function sharedPictureOf(path: RoutePath): SharedPicture {
  const found = [path, parentOf(path), '/']
    .map((candidate) => sharedPictures.find((shared) => shared.path === candidate))
    .find((shared) => shared !== undefined)
  if (!found) throw new Error('content/routes.ts: Home has no picture. Give it one, for all pages without their own.')
  return found
}
