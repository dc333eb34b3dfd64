import type { LinkTarget } from '@/content/types'

/** Where the site is published, without a trailing slash: NEXT_PUBLIC_SITE_URL, or a reserved example domain. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://www.example.org').replace(/\/+$/, '')

/**
 * The URL to print for a link. This site's paths get a trailing slash, which every host
 * serves without a redirect; everything else is printed as written.
 */
export function hrefTo(target: LinkTarget): string {
  if (!target.startsWith('/') || target === '/' || target.startsWith('/documents/')) return target
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  return path === '/' ? `/${rest}` : `${path}/${rest}`
}

/** How a link relates to the page it's on: the page itself, the section the page belongs to, or neither. */
export function currentFor(href: string, path: string | null): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined
}
