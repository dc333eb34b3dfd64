import { type ContentModule, entriesOf } from './content-entries'
import type { Finding } from './findings'

/** Files where years are always in the past. */
const archives = /(history|newsletters|videos)\.(json|ts)$/

/** Fields where a year promises the reader nothing. */
const silent = ['confirm', 'says', 'asOf', 'id', 'href', 'url', 'link', 'picture', 'date']

/** Sentences that name a current year, and until when each is true; each listed once. */
export function datedWords(modules: readonly ContentModule[], year: number): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of entriesOf(modules)) {
    if (typeof value !== 'string' || archives.test(file) || silent.includes(field)) continue
    // After a hyphen, it's the end of a phone number.
    const years = [...value.matchAll(/(?<!-)\b20[2-9]\d\b/g)].map(([named]) => Number(named))
    if (years.length === 0 || findings.some(({ problem }) => problem.startsWith(`'${short(value)}'`))) continue
    const last = Math.max(...years)
    const cure = last < year ? 'Bring it up to date.' : 'Bring it up to date then.'
    const until = last < year ? `is from ${last}.` : `is good through the end of ${last}.`
    findings.push({ file, entry, field, problem: `'${short(value)}' ${until}`, cure })
  }
  return findings
}

function short(words: string): string {
  return words.length > 60 ? `${words.slice(0, words.lastIndexOf(' ', 57))} …` : words
}

/** When the built site's security.txt (its text, if there is one) expires. */
export function securityTextExpires(text: string | undefined, now: Date): Finding[] {
  const expires = /^Expires: (\S+)$/m.exec(text ?? '')?.[1]
  if (!expires) return []
  const until = `${new Date(expires) < now ? 'has expired on' : 'is good until'} ${expires.slice(0, 10)}.`
  const cure = 'Build and publish the site again at least once a year.'
  return [{ file: 'security.txt', entry: 'of the site in out/', field: '', problem: until, cure }]
}
