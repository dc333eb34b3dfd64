import { render, screen, within } from '@testing-library/react'
import { SiteMap } from '@/components/finding/SiteMap'
import { Drawer } from '@/components/site/Drawer'
import { Footer } from '@/components/site/Footer'
import { TopLine } from '@/components/site/Header'
import { frameFor } from '@/content/frame'
import { searchLink } from '@/content/messages'
import { footerColumns } from '@/content/navigation'
import { search } from '@/content/pages/search'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { siteMap } from '@/lib/links/site-map'

const groups = siteMap('/search')
const links = groups.flatMap(({ entries }) => entries.flatMap(({ link, below }) => [link, ...below]))

test('every page but the one that shows it stands in the list of all pages once', () => {
  const pages = links.map(({ href }) => href).filter((href) => !href.includes('#'))
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/search')
  expect(pages.toSorted()).toEqual(paths.toSorted())
})

test('it is grouped as the footer is, and what the footer’s columns leave out comes last', () => {
  expect(groups.map(({ text }) => text)).toEqual([...footerColumns.map(({ text }) => text), search.contents.others])
})

test('no two of its links have the same words', () => {
  const texts = links.map(({ text }) => text)
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
})

test('it is a list of links under headings', () => {
  render(<SiteMap {...search.contents} groups={groups} />)
  const part = within(screen.getByRole('region', { name: search.contents.heading }))
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    groups.map(({ text }) => text),
  )
  expect(part.getAllByRole('link')).toHaveLength(links.length)
})

test.each([
  ['the line above the menu', <TopLine key="top" {...frameFor('/').header} />],
  ['the menu of narrow windows', <Drawer key="drawer" path="/" words={frameFor('/').header} />],
  ['the footer', <Footer key="foot" path="/" />],
])('%s leads to the search', (_where, part) => {
  render(part)
  expect(screen.getByRole('link', { name: searchLink.text })).toHaveAttribute('href', hrefTo(searchLink.href))
})
