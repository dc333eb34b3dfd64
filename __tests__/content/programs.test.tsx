/** @jest-environment node */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import GetStartedPage, { generateStaticParams } from '@/app/[program]/get-started/page'
import NotFoundPage from '@/app/not-found'
import HomePage from '@/app/page'
import sitemap from '@/app/sitemap'
import { answeredQuestions } from '@/components/programs/answered-questions'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'
import { questions } from '@/content/facts'
import { tableWords } from '@/content/messages'
import { programFor, programs } from '@/content/programs'
import type { Program } from '@/content/types'
import { forms } from '@/lib/forms/forms'
import { metadataFor } from '@/lib/search-engines/page-metadata'

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
/** A page's headings, labels and cells, one by one. */
const wordsOf = (html: string) =>
  html
    .replace(/<\/?(?:span|b|strong|a)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((words) => words.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
const mainOf = (Page: ComponentType) => main(renderToStaticMarkup(<Page />))

/** A program's page, found where Next looks for it. */
async function pageOf({ slug }: Program): Promise<string> {
  const { default: Page }: { default: ComponentType } = await import(`@/app/${slug}/page`)
  return renderToStaticMarkup(<Page />)
}

/** What search engines are told about a program: the program and its questions. */
async function toldOf(program: Program) {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await pageOf(program))?.[1] ?? '{}'
  const graph: { '@type': string; name?: string; url?: string; mainEntity?: unknown[] }[] = JSON.parse(json)['@graph']
  return ['Service', 'FAQPage'].map((kind) => graph.find((node) => node['@type'] === kind))
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

describe.each(programs)('the program $slug', (program) => {
  const { slug, names, banner, form, getStarted } = program
  const [page, started] = [`/${slug}/`, `/${slug}/get-started/`]

  test('has a page with its costs, its questions and a link to get started', async () => {
    const html = main(await pageOf(program))
    expect(wordsOf(html)).toContain(banner.title)
    expect(wordsOf(html)).toContain(tableWords.costs)
    expect(answeredQuestions(program).filter(({ id }) => !html.includes(`id="${id}"`))).toEqual([])
    expect(linksIn(html).filter((href) => href === started)).toHaveLength(2)
  })

  test('is described to search engines as a service, with its page’s questions', async () => {
    const [service, faq] = await toldOf(program)
    expect(service?.name).toBe(names.menu)
    expect(service?.url?.endsWith(page)).toBe(true)
    expect(faq?.mainEntity).toHaveLength(answeredQuestions(program).length)
  })

  test('prints no question still waiting for the owner', async () => {
    const open = questions[slug].filter(({ answer }) => answer === '')
    const words = wordsOf(main(await pageOf(program)))
    expect(open.filter(({ question }) => words.includes(question))).toEqual([])
  })

  test('has its own form page, and the desk knows the form', async () => {
    expect(generateStaticParams()).toContainEqual({ program: slug })
    const html = renderToStaticMarkup(await GetStartedPage({ params: Promise.resolve({ program: slug }) }))
    expect(/<form[^>]* id="([^"]*)"/.exec(html)?.[1]).toBe(`${form.type}-form`)
    expect(wordsOf(html)).toContain(getStarted.heading)
    expect(forms.get(form.type)).toBe(form)
  })

  test('is in the menu and footer', () => {
    expect(linksIn(renderToStaticMarkup(<Header path={null} />))).toContain(page)
    expect(linksIn(renderToStaticMarkup(<Footer path={null} />))).toContain(page)
  })

  test('has a card and a slide on Home, and a card on the missing-page page', () => {
    const home = mainOf(HomePage)
    expect(linksIn(home)).toContain(page)
    expect(home.match(/aria-roledescription="slide"/g)).toHaveLength(programs.length)
    expect(linksIn(mainOf(NotFoundPage))).toContain(page)
  })

  test('is in the sitemap with both of its pages', () => {
    const addresses = sitemap().map(({ url }) => new URL(url).pathname)
    expect(addresses).toEqual(expect.arrayContaining([page, started]))
  })

  test('is shared with its own picture, made by the build', () => {
    const [image] = [metadataFor(`/${slug}`).openGraph?.images ?? []].flat()
    expect(image).toMatchObject({ url: expect.stringContaining(`/og/${slug}.`), alt: banner.image.alt })
  })
})
