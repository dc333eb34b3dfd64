import { parentOf, routes } from '@/content/routes'
import { siteMap } from '@/lib/links/site-map'

const links = siteMap.flatMap((group) => group.links)

test('every page below no other but the one that shows it stands in the list of all pages once, by a name of its own', () => {
  const pages = links.map(({ href }) => href).filter((href) => !href.includes('#'))
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/search' && !parentOf(path))
  expect(pages.toSorted()).toEqual(paths.toSorted())
  expect(new Set(links.map(({ text }) => text)).size).toBe(links.length)
})
