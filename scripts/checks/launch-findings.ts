import { existsSync } from 'node:fs'
import { z } from 'zod'
import { printEditions } from '@/content/newsletters'
import { factSchemas } from '@/content/schemas/facts'
import { type BuildSettings, checkSettings, readBuildSettings } from '@/scripts/build/settings'
import type { Finding } from '@/scripts/step'
import { type ContentModule, type Entry, entriesOf, isRecord, loadContent } from './content-entries'

export async function launchFindings(): Promise<Finding[]> {
  const modules = await loadContent()
  const slots = Object.entries(factSchemas).flatMap(([name, schema]) => {
    const facts = modules.find(({ file }) => file === `content/facts/${name}.json`)?.exports[name]
    return slotsToSupply(`content/facts/${name}.json`, z.toJSONSchema(schema), facts)
  })
  return [...settingsToSupply(readBuildSettings()), ...contentToSupply(modules), ...slots, ...missingPdfs()]
}

/** The facts in one file that only the owner knows and that aren’t there, by the labels of the editor. */
export function slotsToSupply(
  file: string,
  schema: z.core.JSONSchema.BaseSchema,
  facts: unknown,
  path = '',
): Finding[] {
  const { properties = {}, items, supply, isBlocking } = schema
  if (typeof supply === 'string') {
    if (facts !== '') return []
    const at = { file, entry: path, field: '', problem: 'is still empty.', cure: supply }
    return [{ ...at, isBlocking: isBlocking === true }]
  }
  const under = (part: unknown, fact: unknown, number = '') => {
    const inner = part as z.core.JSONSchema.BaseSchema
    const name = number || String(inner.title ?? inner.label ?? '')
    return slotsToSupply(file, inner, fact, [path, name].filter(Boolean).join(', '))
  }
  if (Array.isArray(facts)) {
    return facts.flatMap((fact, index) => under(items, fact, isRecord(fact) ? nameOf(fact, index) : String(index + 1)))
  }
  return isRecord(facts) ? Object.entries(properties).flatMap(([key, part]) => under(part, facts[key])) : []
}

function nameOf({ question, title }: Readonly<Record<string, unknown>>, index: number): string {
  return `${index + 1} '${question ?? title}'`
}

function missingPdfs(): Finding[] {
  const missing = printEditions.filter(({ url }) => !existsSync(url.slice(1)))
  const at = { file: 'content/facts/newsletters.json', field: 'PDF', problem: 'is a sample page.' }
  return missing.map(({ title }) => ({ ...at, entry: title, cure: 'Choose your PDF.' }))
}

type Sample = { pattern: RegExp; problem: string; cure: string }

const phoneSample: Sample = {
  pattern: /555-?01\d\d/,
  problem: 'is a reserved sample number.',
  cure: 'Write your real number.',
}

/** Values that can't be anyone's, and what the owner writes instead. The matched text identifies the value. */
const samples: readonly Sample[] = [
  phoneSample,
  { pattern: /\S*example\.org\S*/, problem: 'is a sample address.', cure: 'Write your real address.' },
  { pattern: /00-0000000/, problem: 'is a sample number.', cure: 'Write your tax ID.' },
  { pattern: /\S* ?Example Street/, problem: 'is a sample street.', cure: 'Write your street and number.' },
  { pattern: /.*\(sample\).*/, problem: 'is a sample.', cure: 'Write the real words, and remove (sample).' },
  { pattern: /^sample-.*/, problem: 'is a sample.', cure: 'Write the video’s real address, and its real title.' },
]

/** Samples under which no one could call, or make out a gift. */
const blockingSamples = ['phone', 'legalName']

/** Everything in content that the owner still has to supply or confirm, each thing once, where it comes first. */
export function contentToSupply(modules: readonly ContentModule[]): Finding[] {
  const listed = new Set<unknown>()
  return [...entriesOf(modules)].flatMap((entry) => {
    const found = toSupply(entry)
    if (!found || listed.has(found.mark)) return []
    listed.add(found.mark)
    return [found.finding]
  })
}

/** What an entry lacks, and a mark for recognizing the same gap elsewhere. */
function toSupply({ file, entry, field, value }: Entry): { finding: Finding; mark: unknown } | undefined {
  const at = { file, entry, field }
  if (typeof value === 'string') {
    const sample = samples.find(({ pattern }) => pattern.test(value))
    const match = sample?.pattern.exec(value)?.[0]
    const mark = sample === phoneSample ? match?.replace('-', '') : match
    const problem = `'${value}' ${sample?.problem}`
    const isBlocking = blockingSamples.includes(field)
    return sample && { finding: { ...at, problem, cure: sample.cure, isBlocking }, mark }
  }
  if (!isRecord(value)) return undefined
  const { confirm, youtubeId, transcript, title, name, portrait } = value
  if (portrait === '' && name) {
    const problem = `there is no photograph of ${name}.`
    return { finding: { ...at, field: 'portrait', problem, cure: 'Choose one.' }, mark: name }
  }
  if (typeof youtubeId === 'string' && transcript === '' && !youtubeId.startsWith('sample-')) {
    const problem = `'${title}' has no transcript, so no one who can’t hear it can follow it.`
    return { finding: { ...at, field: 'transcript', problem, cure: 'Write what is said.' }, mark: youtubeId }
  }
  if (typeof confirm === 'string' && confirm !== '') {
    const cure = file.endsWith('.json') ? 'Check it, and then empty this field.' : 'Check it, and tell your developer.'
    return { finding: { ...at, field: 'confirm', problem: `needs your OK: ${confirm}`, cure }, mark: confirm }
  }
  return undefined
}

export function settingsToSupply(settings: BuildSettings): Finding[] {
  const cures: [keyof BuildSettings, string][] = [
    ['NEXT_PUBLIC_SITE_URL', 'Write the address where the site is published, such as https://www.example.org.'],
    [
      'NEXT_PUBLIC_FORMS_ENDPOINT',
      'Write https://formspree.io, or leave it empty if this project’s own enquiry desk takes the forms.',
    ],
    ['NEXT_PUBLIC_FORMSPREE_PROJECT', 'Write the number of your project at the form service, if you have one.'],
    ['EDITOR_REPOSITORY', 'Write the owner and name of the repository at GitHub, for the editor at /admin/.'],
  ]
  const hasForms = settings.NEXT_PUBLIC_FORMS_ENDPOINT !== undefined || settings.NEXT_PUBLIC_FORMSPREE_PROJECT
  const unset = cures.filter(([name]) => (name.includes('FORM') ? !hasForms : !settings[name]))
  const at = { file: 'settings (.env.local or the environment)', field: '', problem: 'isn’t set.' }
  return [...checkSettings(settings), ...unset.map(([entry, cure]) => ({ ...at, entry, cure }))]
}
