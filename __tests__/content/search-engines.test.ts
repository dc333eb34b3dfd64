/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import { htmlOf, wordsOf } from './pages'

type Node = Record<string, unknown>

async function graphOf(path: Parameters<typeof htmlOf>[0]): Promise<Node[]> {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await htmlOf(path))?.[1]
  return JSON.parse(json ?? '{}')['@graph']
}

const provider = async () => (await graphOf('/')).find((node) => String(node['@type']) === 'NGO,LocalBusiness')

test('search engines are told about one provider, with its office hours and counties', async () => {
  const { days, from, to } = organization.hours
  const told = await provider()
  expect(told).toMatchObject({
    '@id': expect.stringMatching(/\/#organization$/),
    name: organization.name,
    telephone: organization.phone.href.replace('tel:', ''),
    foundingDate: String(organization.foundedYear),
    openingHoursSpecification: { opens: from, closes: to, dayOfWeek: [...days] },
  })
  const areas = told?.areaServed as { name: string; containedInPlace?: { name: string } }[]
  expect(areas.map((area) => (area.containedInPlace ?? area).name).sort()).toEqual(
    organization.counties.map((county) => `${county} County, New Jersey`).sort(),
  )
  const inPart = areas.filter(({ containedInPlace }) => containedInPlace).map(({ name }) => name)
  expect(inPart.sort()).toEqual(
    organization.countiesInPart.map((county) => `Parts of ${county} County, New Jersey`).sort(),
  )
})

test(
  'search engines are told of each program where it is offered, from what age, by whom, and its page’s questions',
  inTurn(programs, async ({ slug, names, serviceArea, minimumAge }) => {
    const graph = await graphOf(`/${slug}`)
    const service = graph.find((node) => node['@type'] === 'Service')
    expect(service).toMatchObject({ name: names.menu, url: expect.stringMatching(new RegExp(`/${slug}/$`)) })
    expect(service?.provider).toEqual({ '@id': (await provider())?.['@id'] })
    const { counties = [], partsOf = [], towns = [] } = serviceArea
    const regions = [...counties, ...partsOf.map((county) => `Parts of ${county}`)].map((name) => `${name} County`)
    expect(service?.areaServed).toMatchObject(
      (regions.length > 0 ? regions : towns).map((name) => ({ name: `${name}, New Jersey` })),
    )
    expect(service?.audience).toEqual(minimumAge && { '@type': 'PeopleAudience', suggestedMinAge: minimumAge })
    const faq = graph.find((node) => node['@type'] === 'FAQPage')
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(0)
    // A link’s note for screen readers isn’t part of the answer.
    const words = (await wordsOf(`/${slug}`)).replaceAll(` ${messages.opensNewTab}`, '')
    for (const { name, acceptedAnswer } of questions) {
      expect(words).toContain(name.replaceAll(/\s/g, ' '))
      expect(words).toContain(acceptedAnswer.text.replaceAll(/\s/g, ' '))
    }
  }),
)
