import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { getDocumentProxy } from 'unpdf'
import { fieldNames } from '@/__tests__/field-names'
import { aideApplication } from '@/content/aide-application'
import { messages } from '@/content/messages'
import { routes } from '@/content/routes'
import { volunteerApplication } from '@/content/volunteer-application'
import { hrefTo } from '@/lib/links/href'
import { attribute, type Element, elements, type Page, textOf } from '@/scripts/export/page'

// The finished files of the site, without a browser: anything a script turns into a button is still a link.
const folder = 'out'
const origin = 'https://this.site'

const pages = routes.map((route) => {
  const file = join(folder, route.path, 'index.html')
  const page: Page = { file, folder, document: parse(readFileSync(file, 'utf8')) }
  return { ...route, on: hrefTo(route.path), page }
})

type Found = { on: string; url: URL; element: Element }

/** Everything on the pages that this attribute of this tag leads to. */
function addressesIn(tag: string, name: string): Found[] {
  return pages.flatMap(({ on, page }) =>
    elements(page, tag).flatMap((element) => {
      const address = attribute(element, name)
      return address === undefined ? [] : [{ on, url: new URL(address, origin + on), element }]
    }),
  )
}

/** What a screen reader calls a link, roughly: its label, or all text and descriptions in it. */
function nameOf(element: Element): string {
  const inside = element.childNodes.filter((node): node is Element => 'tagName' in node)
  return [attribute(element, 'aria-label') ?? textOf(element), ...inside.map(nameOf)].join(' ')
}

test('every link, anchor, picture and document on the site leads somewhere, and every page is led to', () => {
  const found = [...addressesIn('a', 'href'), ...addressesIn('img', 'src')]
  const ids = new Map(pages.map(({ on, page }) => [on, new Set(elements(page).map((one) => attribute(one, 'id')))]))
  const dead = found
    .filter(({ url }) => url.origin === origin)
    .flatMap(({ on, url: { pathname, hash } }) => {
      const file = join(folder, decodeURI(pathname), pathname.endsWith('/') ? 'index.html' : '')
      if (!existsSync(file) || !statSync(file).isFile()) return [`${on}: ${pathname} isn’t there`]
      const isThere = hash === '' || ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      return isThere ? [] : [`${on}: nothing is called ${hash} on ${pathname}`]
    })
  expect([...new Set(dead)]).toEqual([])
  const reached = new Set(found.map(({ url }) => url.pathname))
  expect(pages.filter(({ on }) => !reached.has(on)).map(({ on }) => on)).toEqual([])
})

test('no two parts of a page have the same id', () => {
  const twice = pages.flatMap(({ on, page }) => {
    const ids = elements(page).flatMap((element) => attribute(element, 'id') ?? [])
    return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${on}: ${id}`)
  })
  expect(twice).toEqual([])
})

test('a link says that it opens in a new tab, and gives the other page no hold on this one', () => {
  const notices = [messages.opensNewTab, messages.opensNewTabInSpanish]
  const links = addressesIn('a', 'href').filter(({ element }) => attribute(element, 'target') === '_blank')
  const silent = links.filter(
    ({ element }) =>
      !notices.some((notice) => nameOf(element).includes(notice)) || !attribute(element, 'rel')?.includes('noopener'),
  )
  expect(links).not.toEqual([])
  expect(silent.map(({ on, url }) => `${on}: ${url}`)).toEqual([])
})

test('the sitemap lists every page that may be found, once', () => {
  const text = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(
    pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ on }) => on)
      .sort(),
  )
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toMatch(/Sitemap: .*\/sitemap\.xml/)
})

test('every page tells search engines what it is', () => {
  for (const { on, page, isIndexed, title, description } of pages) {
    const content = (name: string) =>
      elements(page, 'meta')
        .filter((meta) => attribute(meta, 'name') === name || attribute(meta, 'property') === name)
        .map((meta) => attribute(meta, 'content'))
    const [canonical] = elements(page, 'link').filter((link) => attribute(link, 'rel') === 'canonical')
    const picture = join(folder, new URL(content('og:image')[0] ?? '', origin).pathname)
    expect(elements(page, 'title').slice(0, 1).map(textOf), on).toEqual([title])
    expect(content('description'), on).toEqual([description])
    expect(canonical && attribute(canonical, 'href'), on).toMatch(new RegExp(`^https://[^/]+${on}$`))
    expect(content('robots'), on).toHaveLength(isIndexed ? 0 : 1)
    expect(elements(page, 'h1'), on).toHaveLength(1)
    expect(statSync(picture).size, picture).toBeLessThan(300_000)
  }
})

test('each application to fill in shows all of its fields in Firefox’s reader', async () => {
  for (const [on, form] of [
    ['/volunteer/get-started/', volunteerApplication],
    ['/careers-at-sage/', aideApplication],
  ] as const) {
    const link = addressesIn('a', 'href').find(({ on: page, url }) => page === on && url.pathname.endsWith('.pdf'))
    const document = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, link?.url.pathname ?? ''))))
    expect(Object.keys((await document.getFieldObjects()) ?? {})).toEqual(fieldNames(form).map(({ name }) => name))
  }
})
