import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { printEditions } from '../../content/newsletters'
import { type ContentModule, type Entry, entriesOf, isRecord, loadContent } from './content-entries'
import { pictureFiles, readDrawings } from './drawings'
import { datedWords, securityTextExpires } from './every-year'
import type { Finding } from './findings'
import { missingPdfs } from './newsletter-checks'
import { picturesToSupply } from './picture-findings'
import { type BuildSettings, checkSettings, readBuildSettings } from './settings'

const securityText = 'out/.well-known/security.txt'

/** Everything still missing before the site can go live, and what to look at every year. */
export async function launchFindings(now: Date): Promise<{ missing: Finding[]; everyYear: Finding[] }> {
  const modules = await loadContent()
  const seen = { drawings: await readDrawings(), files: await pictureFiles() }
  const built = existsSync(securityText) ? await readFile(securityText, 'utf8') : ''
  return {
    missing: [
      ...settingsToSupply(readBuildSettings()),
      ...contentToSupply(modules),
      ...missingPdfs(withoutConfirm, existsSync),
      ...picturesToSupply(modules, seen),
    ],
    everyYear: [...datedWords(modules, now.getFullYear()), ...securityTextExpires(built, now)],
  }
}

/** The other editions are already listed, because their entries await confirmation. */
const withoutConfirm = printEditions.filter(({ confirm }) => !confirm)

type Sample = { pattern: RegExp; problem: string; cure: string }

const phoneSample: Sample = {
  pattern: /555-?01\d\d/,
  problem: 'is a reserved sample number.',
  cure: 'Write your real number, as it is printed and in tel:.',
}

/** Values that can't be anyone's, and what the owner writes instead. The matched text identifies the value. */
const samples: readonly Sample[] = [
  phoneSample,
  { pattern: /\S*example\.org\S*/, problem: 'is a sample address.', cure: 'Write your real address.' },
  { pattern: /00-0000000/, problem: 'is a sample number.', cure: 'Write your tax ID.' },
  { pattern: /\S* ?Example Street/, problem: 'is a sample street.', cure: 'Write your street and number.' },
  { pattern: /.*\(sample\).*/, problem: 'is a sample.', cure: 'Write the real words, and remove (sample).' },
  { pattern: /^sample-.*/, problem: 'is a sample id.', cure: 'Write the real id, and the real title beside it.' },
]

/** Everything in content that the owner still has to supply or confirm, each thing once, where it comes first. */
export function contentToSupply(modules: readonly ContentModule[]): Finding[] {
  const listed = new Set<unknown>()
  const findings: Finding[] = []
  for (const entry of entriesOf(modules)) {
    const found = toSupply(entry)
    if (!found || listed.has(found.mark)) continue
    listed.add(found.mark)
    findings.push(found.finding)
  }
  return findings
}

/** What an entry lacks, and a mark for recognizing the same gap elsewhere. */
function toSupply({ file, entry, field, value }: Entry): { finding: Finding; mark: unknown } | undefined {
  const at = { file, entry, field }
  if (typeof value === 'string') {
    const sample = samples.find(({ pattern }) => pattern.test(value))
    const match = sample?.pattern.exec(value)?.[0]
    const mark = sample === phoneSample ? match?.replace('-', '') : match
    return sample && { finding: { ...at, problem: `'${value}' ${sample.problem}`, cure: sample.cure, value }, mark }
  }
  if (!isRecord(value)) return undefined
  const { name, confirm, supply } = value
  if (typeof supply === 'string' && value.value === '') {
    return { finding: { ...at, field: 'value', problem: 'is still empty.', cure: supply }, mark: value }
  }
  if (name === '') {
    const finding = { ...at, field: 'name', problem: 'no one is named.', cure: 'Write the person’s name.' }
    return { finding, mark: value }
  }
  const { youtubeId, transcript, title } = value
  if (typeof youtubeId === 'string' && !youtubeId.startsWith('sample-') && !transcript) {
    const problem = `'${title}' has no transcript, so no one who can’t hear it can follow it.`
    const cure = "Write below youtubeId what is said, a paragraph a line: transcript: ['…'],"
    return { finding: { ...at, field: 'transcript', problem, cure, value: youtubeId }, mark: value }
  }
  if (confirm === true || (typeof confirm === 'string' && confirm !== '')) {
    const problem = confirm === true ? 'needs your OK.' : `needs your OK: ${confirm}`
    const instead =
      'says' in value ? "write source: 'owner' in the place of confirm." : 'remove the line that begins with confirm.'
    const cure = `Check it, and then ${instead}`
    return { finding: { ...at, field: 'confirm', problem, cure }, mark: value }
  }
  return undefined
}

/** Settings that a published site needs and that are not set, or not in their form. */
export function settingsToSupply(settings: BuildSettings): Finding[] {
  const file = 'settings (.env.local or the environment)'
  const unset = (entry: string, cure: string): Finding => ({ file, entry, field: '', problem: 'isn’t set.', cure })
  const findings = checkSettings(settings)
  if (!settings.NEXT_PUBLIC_SITE_URL) {
    findings.push(
      unset('NEXT_PUBLIC_SITE_URL', 'Write the address where the site is published, such as https://www.example.org.'),
    )
  }
  if (settings.NEXT_PUBLIC_FORMS_ENDPOINT === undefined && !settings.NEXT_PUBLIC_FORMSPREE_PROJECT) {
    const cure = 'Write https://formspree.io, or leave it empty if this project’s own enquiry desk takes the forms.'
    findings.push(unset('NEXT_PUBLIC_FORMS_ENDPOINT', cure))
    findings.push(
      unset('NEXT_PUBLIC_FORMSPREE_PROJECT', 'Write the number of your project at the form service, if you have one.'),
    )
  }
  return findings
}
