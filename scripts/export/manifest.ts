import { attribute, elements, expectOf, type Page, remove } from './page'

/**
 * Leaves the manifest, which is only for adding the site to a home screen, to React: the link comes back when React
 * takes over the page. Before that, it would compete with the fonts and the picture.
 */
export const manifest = { name: 'manifest', apply: leaveManifestToReact }

function leaveManifestToReact(page: Page): void {
  const [link, ...more] = elements(page, 'link').filter((element) => attribute(element, 'rel') === 'manifest')
  expectOf(page, link !== undefined && more.length === 0, 'expected one link to the manifest')
  remove(link)
}
