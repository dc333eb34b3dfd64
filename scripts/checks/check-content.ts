import { nameOf, picturesIn } from '@/scripts/build/pictures'
import { checkSettings, readBuildSettings } from '@/scripts/build/settings'
import { type Finding, Problem, sentence, step, whenStartedAlone } from '@/scripts/step'
import { checkFacts } from './check-facts'
import { type ContentModule, entriesOf, loadFacts } from './content-entries'

/**
 * Checks the settings, the facts against their schemas, and then what no schema knows: that pictures and pages named in
 * the facts are there. What is written in TypeScript is checked by its types.
 */
export async function checkContent(): Promise<string> {
  // Not a word of content is loaded before its facts are in order.
  stopAt([...(await checkFacts()), ...checkSettings(readBuildSettings())])
  const { routes } = await import('@/content/routes')
  const facts = await loadFacts()
  // Without its ending, because a picture may replace one of another kind.
  const pictures = (await picturesIn('images')).map((file) => `/images/${nameOf(file)}`)
  stopAt(checkPlaces(facts, new Set([...routes.map(({ path }) => path), ...pictures])))
  return `${facts.length} files of facts`
}

/** Pages and pictures of this site that the facts name and that aren't there; documents, the build makes. */
export function checkPlaces(facts: readonly ContentModule[], places: ReadonlySet<string>): Finding[] {
  return [...entriesOf(facts)].flatMap(({ value, ...at }) => {
    if (typeof value !== 'string' || !/^\/(?!documents\/)/.test(value)) return []
    if (places.has(value.replace(/[?#].*$|\.(svg|png|jpe?g)$/i, ''))) return []
    return [{ ...at, problem: `there is no ${value}.`, cure: 'Choose a picture or a page that is there.' }]
  })
}

function stopAt(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Problem([...new Set(findings.map(sentence))].join('\n'))
}

whenStartedAlone('check-content.ts', () => step('content', checkContent))
