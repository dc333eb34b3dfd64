/** @jest-environment node */
import { hrefTo } from '@/content/href'
import { askUs, callForRate, messages, tableWords } from '@/content/messages'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import { internalLinks } from '@/scripts/checks/content-checks'
import { loadContent } from '@/scripts/checks/content-entries'
import { htmlOf, mainOf, type Path, paths, wordsOf } from './words-on-pages'

/** All that search engines are told about a page. */
async function graphOf(path: Path): Promise<Record<string, unknown>[]> {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await htmlOf(path))?.[1]
  return JSON.parse(json ?? '{}')['@graph']
}

/** The one thing of its kind among them. */
async function toldAbout(path: Path, kind: string): Promise<Record<string, unknown> | undefined> {
  return (await graphOf(path)).find((node) => node['@type'] === kind)
}

const pages = programs.map((program): [Path, typeof program] => [`/${program.slug}`, program])

test.each(pages)('%s says what it costs, how to get started, and whom to call', async (path, { costs }) => {
  const words = await wordsOf(path)
  expect(words).toContain(messages.getStarted)
  expect(words).toContain(tableWords.costs)
  expect(words).toContain(organization.phone.printed)
  for (const { item, price } of costs.rows) {
    expect(words).toContain(item)
    expect(words).toContain(typeof price === 'string' ? price : price.value || price.instead)
  }
})

/** Cells of a table follow each other without a blank. */
const unspaced = (words: string) => words.replaceAll(' ', '')

test.each(pages)('where %s waits for a price, it says once what to do instead', async (path, { costs }) => {
  const open = costs.rows.flatMap(({ price }) => (typeof price === 'string' || price.value ? [] : price.instead))
  const words = unspaced(await wordsOf(path))
  for (const instead of [callForRate, askUs]) {
    const said = words.split(unspaced(`${instead}${organization.phone.printed}`)).length - 1
    expect(said).toBe(open.includes(instead) ? 1 : 0)
  }
})

test('every link of the content that chooses an answer beforehand stands on a page', async () => {
  const links = [...internalLinks(await loadContent())].filter(({ value }) => value.includes('?about='))
  const html = (await Promise.all(paths.map(mainOf))).join()
  expect(links.length).toBeGreaterThan(0)
  for (const { value } of links) expect(html).toContain(`href="${hrefTo(value as '/')}"`)
})

test('search engines are told one provider, with the hours of the office and its counties', async () => {
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

test.each(pages)('search engines are told where %s is offered, and from which age', async (path, program) => {
  const service = await toldAbout(path, 'Service')
  expect(service?.areaServed).toHaveLength((program.areas ?? organization.counties).length)
  const { minimumAge } = program
  expect(service?.audience).toEqual(minimumAge && { '@type': 'PeopleAudience', suggestedMinAge: minimumAge })
})

test.each(pages)('search engines are told of %s as a service, with the questions that stand there', async (path) => {
  expect((await toldAbout(path, 'Service'))?.url).toMatch(new RegExp(`${path}/$`))
  const faq = await toldAbout(path, 'FAQPage')
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(0)
  // What is said of a link for those who can’t see it is no part of the answer.
  const words = (await wordsOf(path)).replaceAll(` ${messages.opensNewTab}`, '')
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(name.replaceAll(/\s/g, ' '))
    expect(words).toContain(acceptedAnswer.text.replaceAll(/\s/g, ' '))
  }
})

test.each(paths)('%s has no sentence with two full stops', async (path) => {
  expect(await wordsOf(path)).not.toMatch(/\.\.(?!\.)/)
})
