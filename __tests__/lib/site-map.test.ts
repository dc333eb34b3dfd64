import { routes } from '@/content/routes'
import { siteMap } from '@/lib/links/site-map'

const groups = siteMap('/search')
const links = groups.flatMap(({ entries }) => entries.flatMap(({ link, below }) => [link, ...below]))

test('every page but the one that shows it stands in the list of all pages once, by a name of its own', () => {
  const pages = links.map(({ href }) => href).filter((href) => !href.includes('#'))
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/search')
  expect(pages.toSorted()).toEqual(paths.toSorted())
  expect(new Set(links.map(({ text }) => text)).size).toBe(links.length)
})
