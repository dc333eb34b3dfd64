/** How a link relates to the page it's on: the page itself, the section the page belongs to, or neither. */
export function currentFor(href: string, path: string | null): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined
}
