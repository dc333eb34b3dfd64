/** @jest-environment node */

import { inTurn } from '@/__tests__/in-turn'
import { messages, tableWords } from '@/content/messages'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import type { ProgramCosts } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import { internalLinks } from '@/scripts/checks/content-checks'
import { loadContent } from '@/scripts/checks/content-entries'
import { htmlOf, mainOf, type Path, paths, wordsOf } from './words-on-pages'

/** Everything search engines are told about a page. */
async function graphOf(path: Path): Promise<Record<string, unknown>[]> {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await htmlOf(path))?.[1]
  return JSON.parse(json ?? '{}')['@graph']
}

/** The one node of its kind among them. */
async function toldAbout(path: Path, kind: string): Promise<Record<string, unknown> | undefined> {
  return (await graphOf(path)).find((node) => node['@type'] === kind)
}

const pages = programs.map((program): [Path, typeof program] => [`/${program.slug}`, program])

test(
  'a program says what it costs, how to get started, and who to call',
  inTurn(pages, async (path, { costs }) => {
    const words = await wordsOf(path)
    expect(words).toContain(messages.getStarted)
    expect(words).toContain(tableWords.costs)
    expect(words).toContain(organization.phone.printed)
    for (const { item, price } of costs.rows) {
      const printed = typeof price === 'string' ? price : price.value
      if (printed) expect(words).toContain(item)
      expect(words).toContain(typeof price === 'string' ? price : price.value || price.instead)
    }
  }),
)

/** Table cells follow each other without a space. */
const unspaced = (words: string) => words.replaceAll(' ', '')

/** What stands in place of the prices that only the office knows. */
const insteadOf = ({ rows }: ProgramCosts) =>
  rows.flatMap(({ price }) => (typeof price === 'string' || price.value ? [] : price.instead))

test(
  'a program that waits for a price says once what to do instead',
  inTurn(pages, async (path, { costs }) => {
    const open = insteadOf(costs)
    const words = unspaced(await wordsOf(path))
    for (const instead of new Set(programs.flatMap((program) => insteadOf(program.costs)))) {
      const said = words.split(unspaced(`${instead}:${organization.phone.printed}`)).length - 1
      expect(said).toBe(open.includes(instead) ? 1 : 0)
    }
  }),
)

test('every link in content that preselects an answer is on a page', async () => {
  const links = [...internalLinks(await loadContent())].filter(({ value }) => value.includes('?about='))
  const html = (await Promise.all(paths.map(mainOf))).join()
  expect(links.length).toBeGreaterThan(0)
  for (const { value } of links) expect(html).toContain(`href="${hrefTo(value as '/')}"`)
})

test('search engines are told about one provider, with its office hours and counties', async () => {
  const provider = (await graphOf('/')).find((node) => String(node['@type']) === 'NGO,LocalBusiness')
  const { days, from, to } = organization.hours
  expect(provider).toMatchObject({
    '@id': expect.stringMatching(/\/#organization$/),
    name: organization.name,
    telephone: organization.phone.href.replace('tel:', ''),
    foundingDate: String(organization.foundedYear),
    openingHoursSpecification: { opens: from, closes: to, dayOfWeek: [...days] },
  })
  const areas = provider?.areaServed as { '@type': string; name: string; containedInPlace?: { name: string } }[]
  expect(areas.map((area) => (area.containedInPlace ?? area).name)).toEqual(
    organization.counties.map((county) => `${county} County, New Jersey`),
  )
  const inPart = areas.filter(({ containedInPlace }) => containedInPlace).map(({ name }) => name)
  expect(inPart.sort()).toEqual(
    organization.countiesInPart.map((county) => `Parts of ${county} County, New Jersey`).sort(),
  )
  for (const [path] of pages) {
    expect((await toldAbout(path, 'Service'))?.provider).toEqual({ '@id': provider?.['@id'] })
  }
})

test(
  'search engines are told where a program is offered, and from what age',
  inTurn(pages, async (path, program) => {
    const service = await toldAbout(path, 'Service')
    expect(service?.areaServed).toHaveLength((program.areas ?? organization.counties).length)
    const { minimumAge } = program
    expect(service?.audience).toEqual(minimumAge && { '@type': 'PeopleAudience', suggestedMinAge: minimumAge })
  }),
)

test(
  'search engines are told that a program is a service, with its page’s questions',
  inTurn(pages, async (path) => {
    expect((await toldAbout(path, 'Service'))?.url).toMatch(new RegExp(`${path}/$`))
    const faq = await toldAbout(path, 'FAQPage')
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(0)
    // A link’s note for screen readers isn’t part of the answer.
    const words = (await wordsOf(path)).replaceAll(` ${messages.opensNewTab}`, '')
    for (const { name, acceptedAnswer } of questions) {
      expect(words).toContain(name.replaceAll(/\s/g, ' '))
      expect(words).toContain(acceptedAnswer.text.replaceAll(/\s/g, ' '))
    }
  }),
)

test(
  'no sentence ends in two periods',
  inTurn(paths, async (path) => {
    expect(await wordsOf(path)).not.toMatch(/\.\.(?!\.)/)
  }),
)
