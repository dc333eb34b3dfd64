import type { LinkTarget } from './types'

/**
 * The address to print for a link. Paths of this site get their trailing slash, which every host
 * serves without a redirect; everything else is printed as it is written.
 */
export function hrefTo(target: LinkTarget): string {
  if (!target.startsWith('/') || target === '/' || target.startsWith('/documents/')) return target
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  return path === '/' ? `/${rest}` : `${path}/${rest}`
}
