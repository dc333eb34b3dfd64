import { render, screen } from '@testing-library/react'
import SpanishPage, { metadata } from '@/app/es/page'
import { metadata as home } from '@/app/page'
import { Drawer } from '@/components/site/Drawer'
import { Footer } from '@/components/site/Footer'
import { TopLine } from '@/components/site/TopLine'
import { hrefTo } from '@/content/href'
import { spanishLink } from '@/content/messages'
import { menu } from '@/content/navigation'
import { officeHours, organization } from '@/content/organization'
import { spanish } from '@/content/pages/spanish'
import { programs } from '@/content/programs'
import { contentToSupply } from '@/scripts/checks/launch-findings'

test('everything it says is marked as Spanish', () => {
  render(<SpanishPage />)
  const headings = screen.getAllByRole('heading').filter((heading) => heading.closest('main'))
  expect(headings.length).toBeGreaterThan(0)
  for (const heading of headings) expect(heading.closest('[lang="es"]')).not.toBeNull()
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
    expect(screen.getAllByRole('link', { name: names.menu }).map((link) => link.getAttribute('href'))).toContain(
      hrefTo(`/${slug}`),
    )
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

test('no interpreters are promised until the owner says so, and launch-check asks for it', () => {
  const missing = contentToSupply([{ file: 'content/pages/spanish.ts', exports: { spanish } }])
  const isAsked = missing.some(({ entry }) => entry === 'spanish.interpreter')
  expect(isAsked).toBe(String(spanish.interpreter.value) === '')
})

test.each([
  ['the line above the menu', <TopLine key="top" />],
  ['the menu of narrow windows', <Drawer key="drawer" path="/" menu={menu} />],
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
