/** @jest-environment node */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import GetStartedPage, { generateStaticParams } from '@/app/[program]/get-started/page'
import NotFoundPage from '@/app/not-found'
import HomePage from '@/app/page'
import { answeredQuestions } from '@/components/programs/ProgramPage'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'
import { questions } from '@/content/facts'
import { tableWords } from '@/content/messages'
import { programFor, programs } from '@/content/programs'
import type { Program } from '@/content/types'
import { forms } from '@/lib/forms/forms'

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
/** A page's headings, labels and cells, one by one. */
const wordsOf = (html: string) =>
  html
    .replace(/<\/?(?:span|b|strong|a)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((words) => words.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())

/** A program's page, found where Next looks for it. */
async function pageOf({ slug }: Program): Promise<string> {
  const { default: Page }: { default: ComponentType } = await import(`@/app/${slug}/page`)
  return renderToStaticMarkup(<Page />)
}

test('every program has its own key and form', () => {
  expect(new Set(programs.map(({ slug }) => slug)).size).toBe(programs.length)
  expect(new Set(programs.map(({ form }) => form.type)).size).toBe(programs.length)
})

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
  'every program has a page with its costs, its questions and a link to get started',
  inTurn(programs, async (program) => {
    const html = main(await pageOf(program))
    expect(wordsOf(html)).toContain(program.banner.title)
    const costs = program.costs.ways.length > 1 ? tableWords.costsAndWays : tableWords.costs
    expect(wordsOf(html)).toContain(costs)
    expect(answeredQuestions(program).filter(({ id }) => !html.includes(`id="${id}"`))).toEqual([])
    expect(linksIn(html).filter((href) => href === `/${program.slug}/get-started/`)).toHaveLength(2)
    const open = questions[program.slug].filter(({ answer }) => answer === '')
    expect(open.filter(({ question }) => wordsOf(html).includes(question))).toEqual([])
  }),
)

test(
  'every program has its own form page, and the desk knows the form',
  inTurn(programs, async ({ slug, form, getStarted }) => {
    expect(generateStaticParams()).toContainEqual({ program: slug })
    const html = renderToStaticMarkup(await GetStartedPage({ params: Promise.resolve({ program: slug }) }))
    expect(/<form[^>]* id="([^"]*)"/.exec(html)?.[1]).toBe(`${form.type}-form`)
    expect(wordsOf(html)).toContain(getStarted.heading)
    expect(forms.get(form.type)).toBe(form)
  }),
)

test('menu, footer, Home, and the missing-page page lead to every program', () => {
  const places = {
    Header: <Header path={null} />,
    Footer: <Footer path={null} />,
    HomePage: <HomePage />,
    NotFoundPage: <NotFoundPage />,
  }
  const missing = Object.entries(places).flatMap(([name, place]) => {
    const links = linksIn(renderToStaticMarkup(place))
    return programs.filter(({ slug }) => !links.includes(`/${slug}/`)).map(({ slug }) => `${name}: ${slug}`)
  })
  expect(missing).toEqual([])
  expect(renderToStaticMarkup(<HomePage />).match(/aria-roledescription="slide"/g)).toHaveLength(programs.length)
})
