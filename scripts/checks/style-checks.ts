import type { ContentModule } from './content-entries'
import { wordsIn } from './content-words'
import type { Finding } from './findings'

type Rule = { pattern: RegExp; problem: (found: string) => string; cure: string }

/** How everything on this site is written, whatever it's about. */
const rules: readonly Rule[] = [
  {
    // Right is 8:00 a.m. or 12:30 p.m., with a blank before it that never breaks.
    pattern:
      /\b\d{1,2}(?::\d\d)?[ \u00a0]?(?:[AP]\.?M\b\.?|[ap]m\b)|\b(?<!:)\d{1,2}[ \u00a0][ap]\.m\.|:\d\d [ap]\.m\.|\d(?::\d\d)? to noon/,
    problem: (time) => `writes a time as '${time}'.`,
    cure: 'Write a time like 8:00 a.m. or 12:30 p.m., with \\u00a0 before a.m. and p.m.',
  },
  {
    pattern: /\b(?:some|any|every|no)body\b|\bcannot\b/i,
    problem: (word) => `says '${word}'.`,
    cure: 'Write someone, anyone, everyone, no one, or can’t.',
  },
]

/** Times and a few words must be written one way everywhere. */
export function checkStyle(modules: readonly ContentModule[]): Finding[] {
  return [...wordsIn(modules)].flatMap(({ file, entry, field, value }) =>
    rules.flatMap(({ pattern, problem, cure }) => {
      const found = pattern.exec(value)?.[0]
      return found ? [{ file, entry, field, problem: problem(found), cure }] : []
    }),
  )
}
