import type { SynonymGroup } from '../../content/types'
import type { Finding } from './findings'

/** Every group must lead to pages that are there, and every word stand once. The build looks for parts of pages. */
export function checkSynonyms(groups: readonly SynonymGroup[], paths: readonly string[]): Finding[] {
  const all = groups.flatMap(({ words }) => words.split(' '))
  return groups.flatMap(({ words, leadsTo }) => {
    const findings: Finding[] = []
    const report = (field: string, problem: string, cure: string) =>
      findings.push({ ...placeOf(words), field, problem, cure })
    for (const word of words.split(' ')) {
      if (!/^[a-z]+$/.test(word)) {
        const cure = 'Write words in small letters without accents, with one space between.'
        report('words', `'${word}' can’t be looked for.`, cure)
      } else if (all.filter((other) => other === word).length > 1) {
        report(
          'words',
          `'${word}' appears more than once.`,
          'Keep it where it fits best, and lead to both places there.',
        )
      }
    }
    if (leadsTo.length === 0) {
      report('leadsTo', 'it leads nowhere.', 'Name a page of content/routes.ts, or a part of one: /spad#costs.')
    }
    for (const place of leadsTo) {
      const [path = ''] = place.split('#')
      if (!paths.includes(path)) report('leadsTo', `there is no page ${path}.`, 'Write a path of content/routes.ts.')
    }
    return findings
  })
}

/** Where a group stands, by its first word. */
export function placeOf(words: string): Pick<Finding, 'file' | 'entry'> {
  return { file: 'content/synonyms.ts', entry: `synonyms '${words.split(' ')[0]}'` }
}
