export type Redirect = {
  /** Old path, with or without a trailing slash: both are matched. */
  from: `/${string}`
  /** New path with its trailing slash, or a full address elsewhere. */
  to: `/${string}` | `https://${string}`
}

/**
 * Addresses that were removed or renamed; none have been yet. Our own server follows them, and `_redirects` and
 * `.htaccess` repeat them, which a test checks. Every host adds a missing trailing slash by itself.
 */
export const redirects: readonly Redirect[] = []

export function redirectFor(path: string, list: readonly Redirect[] = redirects): Redirect['to'] | undefined {
  const wanted = withoutSlash(path)
  return list.find(({ from }) => withoutSlash(from) === wanted)?.to
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
