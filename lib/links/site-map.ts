import { footerColumns, type LinkGroup } from '@/content/navigation'
import { search } from '@/content/pages/search'
import { parentOf, type RoutePath, routes } from '@/content/routes'
import type { Link } from '@/content/types'

export type ContentsEntry = { link: Link; below: readonly Link[] }

const listed = footerColumns.flatMap(({ links }) => links.map(({ href }) => href))

/** Pages that the footer's columns leave out: Home, the legal pages, and Spanish. */
const others: LinkGroup = {
  text: search.contents.others,
  links: routes
    .filter(({ path }) => !listed.includes(path) && !parentOf(path))
    .map(({ path, name, language }) => ({ text: name, href: path, ...(language && { language }) })),
}

/** A page below another is called by its title, without our own name behind it. */
function pagesBelow(href: string): Link[] {
  return routes
    .filter(({ path }) => parentOf(path) === href)
    .map(({ path, title }) => ({ text: title.replace(/ \|[^|]*$/, ''), href: path }))
}

export function siteMap(own: RoutePath): readonly { text: string; entries: readonly ContentsEntry[] }[] {
  return [...footerColumns, others].map(({ text, links }) => ({
    text,
    entries: links.filter(({ href }) => href !== own).map((link) => ({ link, below: pagesBelow(link.href) })),
  }))
}
