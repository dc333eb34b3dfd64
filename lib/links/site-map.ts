import { footerColumns, type LinkGroup } from '@/content/navigation'
import { search } from '@/content/pages/search'
import { parentOf, routes } from '@/content/routes'

const listed = footerColumns.flatMap(({ links }) => links.map(({ href }) => href))

/** Pages that the footer's columns leave out: Home, the legal pages, and Spanish. */
const others: LinkGroup = {
  text: search.contents.others,
  links: routes
    .filter(({ path }) => !listed.includes(path) && !parentOf(path))
    .map(({ path, name, language }) => ({ text: name, href: path, ...(language && { language }) })),
}

/** Every page but those that stand below another, and the search page, which shows this list. */
export const siteMap: readonly LinkGroup[] = [...footerColumns, others].map(({ text, links }) => ({
  text,
  links: links.filter(({ href }) => href !== '/search'),
}))
