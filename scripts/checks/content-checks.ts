import { type ContentModule, type Entry, entriesOf, isRecord, objectsOf } from './content-entries'
import type { Finding } from './findings'
import { isPhone, phoneDigits } from './phone-digits'
import { missingPicture } from './picture-names'

/** Every picture content names must be in images/, with an `alt` that says what it shows. */
export function checkPictures(modules: readonly ContentModule[], names: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    if (typeof value.picture !== 'string') continue
    if (!names.has(value.picture)) {
      findings.push({ file, entry, field: 'picture', ...missingPicture(value.picture, names) })
    }
    if (typeof value.alt !== 'string') {
      const cure = "Add alt with what the picture tells, or alt: '' when it is only an ornament."
      findings.push({ file, entry, field: 'alt', problem: `the picture ${value.picture} has no text.`, cure })
    }
  }
  return findings
}

/** Fields that hold an address, those of content/organization.ts at the end. */
const linkFields: readonly string[] = [
  ...['href', 'link', 'url', 'action'],
  ...['donationForm', 'vehicleDonation', 'couponService', 'aideApplication'],
]

/** Every value in content that's an address on this site. */
export function* internalLinks(modules: readonly ContentModule[]): Generator<Entry & { value: string }> {
  for (const { value, ...at } of entriesOf(modules)) {
    if (typeof value !== 'string' || !value.startsWith('/')) continue
    if (linkFields.includes(at.field)) yield { ...at, value }
  }
}

/** Every link must lead to a page in content/routes.ts or a document on this site, or say how it's reached. */
export function checkLinks(
  modules: readonly ContentModule[],
  paths: ReadonlySet<string>,
  documents: ReadonlySet<string> = new Set(),
): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of entriesOf(modules)) {
    if (typeof value !== 'string' || !linkFields.includes(field)) continue
    const at = { file, entry, field }
    if (value.startsWith('/documents/')) {
      if (documents.has(value)) continue
      const cure = 'Name one of content/newsletters.ts, or the https address of a document elsewhere.'
      findings.push({ ...at, problem: `there is no document ${value}.`, cure })
    } else if (value.startsWith('/')) {
      if (paths.has(value.replace(/[?#].*$/, ''))) continue
      const cure = 'Write a path of content/routes.ts, without a slash at its end.'
      findings.push({ ...at, problem: `there is no page ${value}.`, cure })
    } else if (!/^(#|https:\/\/[^\s/]|tel:|mailto:)/.test(value)) {
      // A fact that other files take over is reported where it stands first.
      if (findings.some(({ value: other }) => other === value)) continue
      const isPdf = file === 'content/newsletters.ts' && value.endsWith('.pdf')
      const beginning = isPdf ? '/documents/newsletters/' : 'https://, or with / for a page of this site'
      const digits = phoneDigits(value)
      const cure = digits ? `Write tel:+1${digits}.` : `Begin it with ${beginning}.`
      findings.push({ ...at, problem: `'${value}' is not an address.`, cure, value })
    }
  }
  return findings
}

/** A number must have ten digits, and a tel: link must call the number printed with it. */
export function checkPhones(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  const wrong = new Set<unknown>()
  for (const { file, entry, value } of objectsOf(modules)) {
    const isCalled = typeof value.href === 'string' && value.href.startsWith('tel:')
    if (!isCalled && !/\bfax$/.test(entry)) continue
    const printed = [value.printed, value.text].find((text) => typeof text === 'string')
    const digits = phoneDigits(String(printed ?? ''))
    if (printed === value.printed && !isPhone(String(printed))) {
      const problem = `'${printed}' is not a telephone number of ten digits.`
      findings.push({ file, entry, field: 'printed', problem, cure: 'Write it like (908) 555-0100.' })
    } else if (isCalled && digits && value.href !== `tel:+1${digits}` && !wrong.has(value.href)) {
      // Other files take the number from where it's written first.
      wrong.add(value.href)
      const problem = `${value.href} is not the printed number '${printed}'.`
      findings.push({ file, entry, field: 'href', problem, cure: `Write tel:+1${digits}.` })
    }
  }
  return findings
}

/** Ids within a list must be unique, because links lead to them. Video ids are unique everywhere. */
export function checkIds(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of entriesOf(modules)) {
    if (!Array.isArray(value) || value.some((item) => isRecord(item) && 'youtubeId' in item)) continue
    const ids = value.map((item) => isRecord(item) && item.id).filter((id) => typeof id === 'string')
    for (const id of new Set(ids.filter((candidate, index) => ids.indexOf(candidate) !== index))) {
      const problem = `'${id}' appears more than once in this list.`
      findings.push({ file, entry, field: 'id', problem, cure: 'Give each its own id.' })
    }
  }
  return findings
}
