import { type ContentModule, type Entry, entriesOf, isRecord, objectsOf } from './content-entries'
import type { Finding } from './findings'
import { phoneDigits } from './phone-digits'

/** Every picture that content names must lie in images/, and say in `alt` what it tells. */
export function checkPictures(modules: readonly ContentModule[], names: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    if (typeof value.picture !== 'string') continue
    if (!names.has(value.picture)) {
      const problem = `there is no picture images/${value.picture}.`
      const cure = 'Put the file there as .svg, .jpg or .png, or name one that is there.'
      findings.push({ file, entry, field: 'picture', problem, cure })
    }
    if (typeof value.alt !== 'string') {
      const cure = "Add alt with what the picture tells, or alt: '' when it is only an ornament."
      findings.push({ file, entry, field: 'alt', problem: `the picture ${value.picture} has no text.`, cure })
    }
  }
  return findings
}

/** Fields that hold an address. */
const linkFields: readonly string[] = ['href', 'link', 'url', 'action']

/** Every value in content that is an address of this site. */
export function* internalLinks(modules: readonly ContentModule[]): Generator<Entry & { value: string }> {
  for (const { value, ...at } of entriesOf(modules)) {
    if (typeof value !== 'string' || !value.startsWith('/')) continue
    if (linkFields.includes(at.field)) yield { ...at, value }
  }
}

/** Every link that starts with / must lead to a page of content/routes.ts. Documents are made by the build. */
export function checkLinks(modules: readonly ContentModule[], paths: ReadonlySet<string>): Finding[] {
  return [...internalLinks(modules)]
    .filter(({ value }) => !value.startsWith('/documents/') && !paths.has(value.replace(/[?#].*$/, '')))
    .map(({ file, entry, field, value }) => ({
      file,
      entry,
      field,
      problem: `there is no page ${value}.`,
      cure: 'Write a path of content/routes.ts, without a slash at its end.',
    }))
}

/** A tel: address must call the number that is printed beside it. Words without a number are left alone. */
export function checkPhones(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    if (typeof value.href !== 'string' || !value.href.startsWith('tel:')) continue
    const printed = [value.printed, value.text].find((text) => typeof text === 'string')
    const digits = phoneDigits(String(printed ?? ''))
    if (!digits || value.href === `tel:+1${digits}`) continue
    const problem = `${value.href} is not the printed number '${printed}'.`
    findings.push({ file, entry, field: 'href', problem, cure: `Write tel:+1${digits}.` })
  }
  return findings
}

/** Ids of entries that stand in one list must differ, because links and labels lead to them. */
export function checkIds(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of entriesOf(modules)) {
    if (!Array.isArray(value)) continue
    const ids = value.map((item) => isRecord(item) && item.id).filter((id) => typeof id === 'string')
    for (const id of new Set(ids.filter((candidate, index) => ids.indexOf(candidate) !== index))) {
      const problem = `'${id}' stands more than once in this list.`
      findings.push({ file, entry, field: 'id', problem, cure: 'Give each its own id.' })
    }
  }
  return findings
}
