import { type ContentModule, entriesOf } from './content-entries'
import type { Finding } from './findings'

/** Files whose years are of the past for good. */
const archives = ['content/history.ts', 'content/newsletters.ts', 'content/videos.ts']

/** Fields in which a year is no promise to the reader. */
const silent = ['confirm', 'says', 'asOf', 'id', 'href', 'url', 'link', 'picture', 'date']

/** Sentences that name a year of these times, and until when each is true. Each once. */
export function datedWords(modules: readonly ContentModule[], year: number): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of entriesOf(modules)) {
    if (typeof value !== 'string' || archives.includes(file) || silent.includes(field)) continue
    // After a hyphen it is the end of a telephone number.
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

/** When security.txt of the built site (its text, if there is one) stops being believed. */
export function securityTextExpires(text: string | undefined, now: Date): Finding[] {
  const expires = /^Expires: (\S+)$/m.exec(text ?? '')?.[1]
  if (!expires) return []
  const until = `${new Date(expires) < now ? 'has expired on' : 'is good until'} ${expires.slice(0, 10)}.`
  const cure = 'Build and publish the site again at least once a year.'
  return [{ file: 'security.txt', entry: 'of the site in out/', field: '', problem: until, cure }]
}
