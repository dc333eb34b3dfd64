import { printEditions } from '@/content/newsletters'
import { routes } from '@/content/routes'
import { type ContentModule, type Entry, entriesOf, isRecord, objectsOf } from './content-entries'
import type { Finding } from './findings'

/** Every picture content names must be in images/, with an `alt` that says what it shows. */
export function checkPictures(modules: readonly ContentModule[], names: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    for (const field of ['picture', 'poster', 'portrait']) {
      const name = value[field]
      if (typeof name !== 'string' || name === '' || names.has(name.replace(/^\/images\/|\.(svg|png|jpe?g)$/gi, '')))
        continue
      const cure = 'Put the file there as .svg, .jpg, or .png, or name one that is there.'
      findings.push({ file, entry, field, problem: `there is no picture ${name}.`, cure })
    }
    if (typeof value.picture === 'string' && typeof value.alt !== 'string') {
      const cure = "Add alt with what the picture tells, or alt: '' when it is only an ornament."
      findings.push({ file, entry, field: 'alt', problem: `the picture ${value.picture} has no text.`, cure })
    }
  }
  return findings
}

/** Every value in content that's an address on this site. */
export function* internalLinks(modules: readonly ContentModule[]): Generator<Entry & { value: string }> {
  for (const { value, ...at } of entriesOf(modules)) {
    if (typeof value !== 'string' || !value.startsWith('/')) continue
    if (['href', 'link', 'url', 'action'].includes(at.field)) yield { ...at, value }
  }
}

/** Every link on this site must lead to a page of content/routes.ts, or to a document. */
export function checkLinks(modules: readonly ContentModule[]): Finding[] {
  const places = new Set<string>([...routes.map(({ path }) => path), ...printEditions.map(({ url }) => url)])
  return [...internalLinks(modules)].flatMap(({ value, ...at }) => {
    if (places.has(value.replace(/[?#].*$/, ''))) return []
    const cure = 'Write a path of content/routes.ts, without a slash at its end.'
    return [{ ...at, problem: `there is no page ${value}.`, cure }]
  })
}

/** A link that calls must call the number printed with it; words stand for digits, as on a keypad. */
export function checkPhones(modules: readonly ContentModule[]): Finding[] {
  return [...objectsOf(modules)].flatMap(({ file, entry, value: { href, text, printed } }) => {
    const words = typeof printed === 'string' ? printed : String(text ?? '')
    if (typeof href !== 'string' || !href.startsWith('tel:') || !/^[-() \dA-Z]{10,}$/.test(words)) return []
    const digits = words.replace(/[A-Z]/g, onKeypad).replace(/\D/g, '').replace(/^1/, '').slice(0, 10)
    if (href === `tel:+1${digits}`) return []
    const problem = `${href} is not the printed number '${words}'.`
    return [{ file, entry, field: 'href', problem, cure: `Write tel:+1${digits}.` }]
  })
}

function onKeypad(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65)
}

/** Ids within a list must be unique, because links lead to them. */
export function checkIds(modules: readonly ContentModule[]): Finding[] {
  return [...entriesOf(modules)].flatMap(({ file, entry, value }) => {
    if (!Array.isArray(value)) return []
    const ids = value.map((item) => isRecord(item) && item.id).filter((id) => typeof id === 'string' && id !== '')
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
    const cure = 'Give each its own id.'
    return [...twice].map((id) => ({ file, entry, field: 'id', problem: `'${id}' is there more than once.`, cure }))
  })
}
