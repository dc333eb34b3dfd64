import { render, screen, within } from '@testing-library/react'
import SpanishPage, { metadata } from '@/app/es/page'
import { metadata as home } from '@/app/page'
import { Drawer } from '@/components/site/Drawer'
import { Footer } from '@/components/site/Footer'
import { Header, TopLine } from '@/components/site/Header'
import { frameFor } from '@/content/frame'
import { messages, spanishLink } from '@/content/messages'
import { footerColumns, menu } from '@/content/navigation'
import { officeHours, organization } from '@/content/organization'
import { spanish } from '@/content/pages/spanish'
import { programs } from '@/content/programs'
import { hrefTo } from '@/lib/links/href'

test('everything it says is marked as Spanish', () => {
  render(<SpanishPage />)
  const headings = screen.getAllByRole('heading').filter((heading) => heading.closest('main'))
  expect(headings.length).toBeGreaterThan(0)
  for (const heading of headings) expect(heading.closest('[lang="es"]')).not.toBeNull()
})

test('header, menu and footer are Spanish, too, and marked as that', () => {
  render(<SpanishPage />)
  const { header, footer } = frameFor('/es')
  const [top, foot] = [screen.getByRole('banner'), screen.getByRole('contentinfo')]
  for (const part of [top, foot]) expect(part).toHaveAttribute('lang', 'es')
  expect(within(top).getAllByRole('link', { name: new RegExp(`^${header.call} `) })).not.toEqual([])
  expect(
    within(top).getByRole('link', { name: `${header.donate.text} ${messages.opensNewTabInSpanish}` }),
  ).toBeVisible()
  expect(within(top).getByText(header.menuButton)).toBeInTheDocument()
  expect(foot).toHaveTextContent(footer.hoursForClients)
  expect(foot).not.toHaveTextContent(organization.hoursForClients)
  expect(screen.getByRole('navigation', { name: frameFor('/es').breadcrumb })).toHaveTextContent(frameFor('/es').home)
})

test('every link around it to another of our pages says that it leads to English', () => {
  render(
    <>
      <Header path="/es" />
      <Footer path="/es" />
      <Drawer path="/es" words={frameFor('/es').header} />
    </>,
  )
  const ours = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => /^\/./.test(link.getAttribute('href') ?? '') && !link.matches('[lang="en"]'))
  expect(ours.length).toBeGreaterThan(footerColumns.flatMap(({ links }) => links).length)
  for (const link of ours) {
    expect(link).toHaveTextContent(messages.leadsToEnglish)
    expect(link).toHaveAttribute('hreflang', 'en')
  }
})

test('everything in the menus has a Spanish name, unless it is a program', () => {
  const english = [...menu, ...footerColumns].flatMap((entry) => [
    entry.text,
    ...('links' in entry ? entry.links.map(({ text }) => text) : []),
  ])
  const { header, footer } = frameFor('/es')
  const spanishTexts = [...header.menu, ...footer.columns].flatMap((entry) => [
    entry.text,
    ...('links' in entry ? entry.links.map(({ text }) => text) : []),
  ])
  const kept = english.filter((text, place) => spanishTexts[place] === text)
  const programNames: string[] = programs.flatMap(({ names }) => [names.menu, names.footer])
  expect(kept.filter((text) => !programNames.includes(text))).toEqual([])
})

test('the signpost at its end says in Spanish when someone answers', () => {
  render(<SpanishPage />)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(spanish.close.board.hours.replaceAll('\u00a0', ' '))
  expect(main).not.toHaveTextContent(officeHours)
})

test('it has one sentence on every program, and links to each', () => {
  render(<SpanishPage />)
  const main = screen.getByRole('main')
  for (const { slug, names, inSpanish } of programs) {
    expect(main).toHaveTextContent(inSpanish)
    const links = within(main).getAllByRole('link', { name: `${names.menu} ${messages.leadsToEnglish}` })
    expect(links[0]).toHaveAttribute('href', hrefTo(`/${slug}`))
  }
})

test('it gives the phone number to press', () => {
  render(<SpanishPage />)
  const calls = screen.getAllByRole('link', { name: new RegExp(organization.phone.printed.replace(/[()]/g, '.')) })
  for (const call of calls) expect(call).toHaveAttribute('href', organization.phone.href)
  expect(calls.length).toBeGreaterThan(0)
})

test('a link that opens a new tab says so in Spanish', () => {
  render(<SpanishPage />)
  const link = screen.getByRole('link', { name: /^es\.medicare\.gov/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('es.medicare.gov (se abre en una pestaña nueva)')
})

test.each([
  ['the line above the menu', <TopLine key="top" {...frameFor('/').header} />],
  ['the menu of narrow windows', <Drawer key="drawer" path="/" words={frameFor('/').header} />],
  ['the footer', <Footer key="foot" path="/" />],
])('%s links to it in Spanish', (_where, part) => {
  render(part)
  const link = screen.getByRole('link', { name: spanishLink.text })
  expect(link).toHaveAttribute('href', hrefTo(spanishLink.href))
  expect(link).toHaveAttribute('lang', spanishLink.language)
  expect(link).toHaveAttribute('hreflang', spanishLink.language)
})

test('search engines are told that it and Home are the same page in two languages', () => {
  expect(metadata.alternates?.languages).toEqual(home.alternates?.languages)
  expect(Object.keys(metadata.alternates?.languages ?? {}).sort()).toEqual(['en', 'es'])
})
