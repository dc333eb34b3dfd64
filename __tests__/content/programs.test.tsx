/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import { generateStaticParams } from '@/app/[program]/get-started/page'
import NotFoundPage from '@/app/not-found'
import { answeredQuestions } from '@/components/programs/ProgramPage'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'
import { questions } from '@/content/facts'
import { messages, tableWords } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { programFor, programs } from '@/content/programs'
import { routeFor } from '@/content/routes'
import type { ProgramCosts } from '@/content/types'
import { forms } from '@/lib/forms/forms'
import { hrefTo } from '@/lib/links/href'
import { entriesOf, loadContent } from '@/scripts/checks/content-entries'
import { htmlOf, mainOf, mainPages, wordsOf } from './pages'

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
/** Table cells follow each other without a space. */
const unspaced = (words: string) => words.replaceAll(' ', '')
/** What stands in place of the prices that only the office knows. */
const insteadOf = ({ rows }: ProgramCosts) =>
  rows.flatMap(({ price }) => (typeof price === 'string' || price.value ? [] : price.instead))

test(
  'a program has the same name in the menu, title, heading and breadcrumb',
  inTurn(programs, ({ slug, names, search, banner }) => {
    const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    expect(links.find(({ href }) => href === `/${slug}`)?.text).toBe(names.menu)
    expect(routeFor(`/${slug}`).name).toBe(names.menu)
    for (const word of names.menu.split(' ')) expect(banner.title).toContain(word)
    expect(search.title.toLowerCase()).toContain(names.menu.toLowerCase())
  }),
)

test('a question goes below the others once the owner has answered it', () => {
  const program = programFor('spad')
  const question = { question: 'Do you celebrate birthdays?', answer: 'With a cake.' }
  const shownWith = (answer: string) => answeredQuestions(program, { ...questions, spad: [{ ...question, answer }] })
  expect(shownWith('')).toEqual(program.questions.faqs)
  expect(shownWith(question.answer).slice(program.questions.faqs.length)).toEqual([
    { id: 'asked-do-you-celebrate-birthdays', question: question.question, answer: ['With a cake.'] },
  ])
})

test(
  'a program’s page says what it costs, who to call, and how to get started, and has its questions',
  inTurn(programs, async (program) => {
    const [html, words] = [await mainOf(`/${program.slug}`), await wordsOf(`/${program.slug}`)]
    expect(linksIn(html).filter((href) => href === `/${program.slug}/get-started/`)).toHaveLength(2)
    expect(answeredQuestions(program).filter(({ id }) => !html.includes(`id="${id}"`))).toEqual([])
    const open = questions[program.slug].filter(({ answer }) => answer === '')
    expect(open.filter(({ question }) => words.includes(question))).toEqual([])
    // One price is a fact at the top of the page.
    const costs = program.costs.rows.length > 1 ? [tableWords.costs] : []
    for (const said of [messages.getStarted, ...costs, organization.phone.printed]) expect(words).toContain(said)
    for (const { item, price } of program.costs.rows) {
      const printed = typeof price === 'string' ? price : price.value
      expect(words).toContain(printed || insteadOf(program.costs)[0])
      if (printed && costs.length > 0) expect(words).toContain(item)
    }
    for (const instead of new Set(programs.flatMap(({ costs }) => insteadOf(costs)))) {
      const said = unspaced(words).split(unspaced(`${instead}:${organization.phone.printed}`)).length - 1
      expect(said).toBe(insteadOf(program.costs).includes(instead) ? 1 : 0)
    }
  }),
)

test(
  'every program has its own form on its own page, and the desk knows it',
  inTurn(programs, async ({ slug, form }) => {
    expect(generateStaticParams()).toContainEqual({ program: slug })
    expect(/<form[^>]* id="([^"]*)"/.exec(await htmlOf(`/${slug}/get-started`))?.[1]).toBe(`${form.type}-form`)
    expect(forms.get(form.type)).toBe(form)
    expect(programs.filter((other) => other.form.type === form.type)).toHaveLength(1)
  }),
)

test('menu, footer, Home, and the missing-page page lead to every program', async () => {
  const places = {
    Header: renderToStaticMarkup(<Header path={null} />),
    Footer: renderToStaticMarkup(<Footer path={null} />),
    Home: await mainOf('/'),
    NotFound: renderToStaticMarkup(<NotFoundPage />),
  }
  const missing = Object.entries(places).flatMap(([name, html]) =>
    programs.filter(({ slug }) => !linksIn(html).includes(`/${slug}/`)).map(({ slug }) => `${name}: ${slug}`),
  )
  expect(missing).toEqual([])
  expect(places.Home.match(/aria-roledescription="slide"/g)).toHaveLength(programs.length)
})

test('a link that chooses an answer beforehand is on a page, and leads to a form that knows its word', async () => {
  const links = [...entriesOf(await loadContent())].flatMap(({ value, ...at }) =>
    typeof value === 'string' && /^\/.*\?/.test(value) ? [{ ...at, value }] : [],
  )
  const html = (await Promise.all(mainPages.map(mainOf))).join()
  const lost = links.filter(({ value }) => {
    const { pathname, searchParams } = new URL(value, 'https://www.example.org')
    const form = programs.find(({ slug }) => pathname === `/${slug}/get-started`)?.form
    const words = form?.fields.flatMap((field) =>
      field.type === 'radio' ? Object.keys(field.preselections ?? {}) : [],
    )
    const isOnPage = html.includes(`href="${hrefTo(value as '/')}"`)
    return !isOnPage || !words?.includes(searchParams.get('about') ?? '')
  })
  expect(links.length).toBeGreaterThan(0)
  expect(lost.map(({ file, entry, value }) => `${file}, ${entry}: ${value}`)).toEqual([])
})
