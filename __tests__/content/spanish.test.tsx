import { render, screen, within } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
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

const frame = frameFor('/es')

test('everything on it, around it and at its end is Spanish and marked as that', () => {
  render(<SpanishPage />)
  for (const heading of screen.getAllByRole('heading')) expect(heading.closest('[lang="es"]')).not.toBeNull()
  const [top, foot, main] = ['banner', 'contentinfo', 'main'].map((role) => screen.getByRole(role)) as [
    ...[HTMLElement, HTMLElement, HTMLElement],
  ]
  expect(within(top).getAllByRole('link', { name: new RegExp(`^${frame.header.call} `) })).not.toEqual([])
  const donate = `${frame.header.donate.text} ${messages.opensNewTabInSpanish}`
  expect(within(top).getByRole('link', { name: donate })).toBeVisible()
  expect(within(top).getByText(frame.header.menuButton)).toBeInTheDocument()
  expect(foot).toHaveTextContent(frame.footer.hoursForClients)
  expect(foot).not.toHaveTextContent(organization.hoursForClients)
  expect(screen.getByRole('navigation', { name: frame.breadcrumb })).toHaveTextContent(frame.home)
  expect(main).toHaveTextContent(spanish.contact.board.hours.replaceAll('\u00a0', ' '))
  expect(main).not.toHaveTextContent(officeHours)
  expect(screen.getByRole('link', { name: /^es\.medicare\.gov/ })).toHaveAccessibleName(
    'es.medicare.gov (se abre en una pestaña nueva)',
  )
})

test('every link around it to another of our pages says that it leads to English', () => {
  render(
    <>
      <Header path="/es" />
      <Footer path="/es" />
      <Drawer path="/es" words={frame.header} />
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
  type Entries = readonly { text: string; links?: readonly { text: string }[] }[]
  const texts = (entries: Entries) =>
    entries.flatMap(({ text, links = [] }) => [text, ...links.map((link) => link.text)])
  const inSpanish = texts([...frame.header.menu, ...frame.footer.columns])
  const kept = texts([...menu, ...footerColumns]).filter((text, place) => inSpanish[place] === text)
  const programNames: string[] = programs.map(({ names }) => names.menu)
  expect(kept.filter((text) => !programNames.includes(text))).toEqual([])
})

test(
  'the line above the menu, the menu of narrow windows, and the footer link to it in Spanish',
  inTurn([TopLine, Drawer, Footer], (Part) => {
    const words = frameFor('/').header
    const { unmount } = render(<Part path="/" words={words} {...words} />)
    const link = screen.getByRole('link', { name: spanishLink.text })
    expect(link).toHaveAttribute('href', hrefTo(spanishLink.href))
    expect(link).toHaveAttribute('lang', 'es')
    expect(link).toHaveAttribute('hreflang', 'es')
    unmount()
  }),
)

test('search engines are told that it and Home are the same page in two languages', () => {
  expect(metadata.alternates?.languages).toEqual(home.alternates?.languages)
  expect(Object.keys(metadata.alternates?.languages ?? {}).sort()).toEqual(['en', 'es'])
})
