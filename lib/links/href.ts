import type { LinkTarget } from '@/content/types'

/**
 * The URL to print for a link. This site's paths get a trailing slash, which every host
 * serves without a redirect; everything else is printed as written.
 */
export function hrefTo(target: LinkTarget): string {
  if (!target.startsWith('/') || target === '/' || target.startsWith('/documents/')) return target
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  return path === '/' ? `/${rest}` : `${path}/${rest}`
}
