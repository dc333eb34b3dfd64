import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { factSchemas } from '@/content/schemas/facts'
import { nameOf, picturesIn } from '@/scripts/build/pictures'
import { checkSettings, readBuildSettings } from '@/scripts/build/settings'
import { type Finding, Problem, sentence, step, whenStartedAlone } from '@/scripts/step'
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

/** What keeps the facts from being used: every mistake in every file, with its place and its cure. */
export async function checkFacts(folder = 'content/facts'): Promise<Finding[]> {
  const checked = Object.entries(factSchemas).map(async ([name, schema]) => {
    const file = `${folder}/${name}.json`
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return [about(file, '', 'the file is missing.', 'Bring it back.')]
    try {
      return mistakesIn(file, schema, JSON.parse(text))
    } catch (error) {
      const cure = 'Undo the last change, and make it again at /admin/.'
      return [about(file, '', `it can’t be read (${error instanceof Error ? error.message : error}).`, cure)]
    }
  })
  return (await Promise.all(checked)).flat()
}

export function mistakesIn(file: string, schema: z.ZodType, facts: unknown): Finding[] {
  const { error } = schema.safeParse(facts, { error: general, reportInput: true })
  return (error?.issues ?? []).map(({ path, message, input, code }) => {
    const isGiven = typeof input === 'string' || typeof input === 'number'
    const problem =
      code === 'custom' ? 'it isn’t in order.' : isGiven ? `'${input}' can’t be used.` : 'it can’t be used.'
    return about(file, path.join('.'), input === undefined ? 'it is missing.' : problem, message)
  })
}

/** What is said where a field has no words of its own. */
function general(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')} here: take it out.`
  if (issue.code === 'too_small') return 'Add at least one.'
  return 'Write it as the entry above or below does.'
}

function about(file: string, field: string, problem: string, cure: string): Finding {
  return { file, entry: '', field, problem, cure }
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
