import { inTurn } from '@/__tests__/in-turn'
import { menu } from '@/content/navigation'
import { programs } from '@/content/programs'
import { routeFor } from '@/content/routes'
import { serviceNode } from '@/lib/search-engines/structured-data'
import { loadFacts } from '@/scripts/checks/content-entries'
import { saidByTheOffice } from '@/scripts/checks/content-words'
import { renderedPages } from './rendered-pages'

/** Abbreviations, and the words that explain each. */
const abbreviations: Readonly<Record<string, string>> = {
  SHIP: 'State Health Insurance Assistance Program',
  IRA: 'individual retirement account',
  DAF: 'donor advised fund',
  PPD: 'skin test for tuberculosis',
  CHHA: 'Certified Home Health Aide',
  VA: 'Department of Veterans Affairs',
}

/** The one title the brief words differently. */
const titleOfTheBrief = 'Furniture Restoration Workshop'

test(
  'a program has the same name in the menu, title, heading, breadcrumb, and search engines',
  inTurn(programs, (program) => {
    const { slug, names, search, banner } = program
    const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    expect(links.find(({ href }) => href === `/${slug}`)?.text).toBe(names.menu)
    expect(routeFor(`/${slug}`).name).toBe(names.menu)
    expect(serviceNode(program).name).toBe(names.menu)
    if (banner.title !== titleOfTheBrief) expect(banner.title).toContain(names.menu)
    expect(search.title.toLowerCase()).toContain(names.menu.toLowerCase())
  }),
)

test('an abbreviation is explained on every page where we use it', async () => {
  const unexplained: string[] = []
  const facts = saidByTheOffice(await loadFacts())
  for (const [path, page] of await renderedPages()) {
    // A space for each tag, so the words of neighboring elements don't run together.
    const text = page.innerHTML.replace(/<[^>]*>/g, ' ')
    for (const [short, long] of Object.entries(abbreviations)) {
      const ours = facts.filter((fact) => fact.includes(short)).reduce((rest, fact) => rest.replaceAll(fact, ''), text)
      const isUsed = new RegExp(`(?<![A-Za-z])${short}(?![A-Za-z])`).test(ours)
      if (isUsed && !text.toLowerCase().includes(long.toLowerCase())) unexplained.push(`${path}: ${short} (${long})`)
    }
  }
  expect(unexplained).toEqual([])
})
