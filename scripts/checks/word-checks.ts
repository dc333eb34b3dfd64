import { type ContentModule, entriesOf } from './content-entries'
import { wordsIn } from './content-words'
import type { Finding } from './findings'

/** Words must have curly apostrophes and quotation marks, and hold no ${...} that is printed as it stands. */
export function checkWords(modules: readonly ContentModule[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of entriesOf(modules)) {
    if (typeof value !== 'string') continue
    const straight = /\p{L}+'\p{L}+/u.exec(value)?.[0]
    if (straight) {
      const cure = `Write ${straight.replace("'", '’')}.`
      findings.push({ file, entry, field, problem: `${straight} has a straight apostrophe.`, cure })
    }
    const insert = /\$\{[^}]*\}?/.exec(value)?.[0]
    if (insert) {
      const cure = 'Put backticks (`) in the place of the quotation marks around the words.'
      findings.push({ file, entry, field, problem: `${insert} would be printed as it stands.`, cure })
    }
  }
  for (const { file, entry, field, value } of wordsIn(modules)) {
    if (!/"|(?<!\p{L})'|'(?!\p{L})/u.test(value)) continue
    const cure = 'Write “ and ” around a quotation, and ’ for an apostrophe.'
    findings.push({ file, entry, field, problem: 'it has a straight quotation mark.', cure })
  }
  return findings
}
