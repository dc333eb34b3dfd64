import { saidByTheOffice, wordsIn } from '@/__tests__/content/content-words'
import { organization } from '@/content/organization'
import { type ContentModule, type Entry, entriesOf } from '@/scripts/checks/content-entries'
import type { Finding } from '@/scripts/step'

/** What we don't write, what we write instead, and where the brief wants the other. */
type Rule = { wrong: RegExp; right: string; fixedBy?: (at: Entry) => boolean }

const rules: readonly Rule[] = [
  { wrong: /\bHomecare\b/, right: 'Home Care', fixedBy: isOnCard },
  { wrong: /\bSpend[- ]A[- ]day\b|\bSpend A Day\b|\bSpendaday\b/, right: 'Spend-A-Day', fixedBy: isOnApplication },
  { wrong: /\bMeals[ -]On[ -]Wheels\b|\bMeals-on-Wheels\b|\bmeals on wheels\b/, right: 'Meals on Wheels' },
  {
    wrong: /\bSocial Work\b(?! Support)/,
    right: 'Social Work Support, or social work in a sentence',
    fixedBy: isOnCard,
  },
  { wrong: /\bMedicare SHIP\b|\bSHIP Medicare\b/, right: 'Medicare Counseling (SHIP)' },
  { wrong: /^SHIP$/, right: 'Medicare Counseling (SHIP)', fixedBy: isOnCard },
  { wrong: /\bLife ?station\b|\bLifeStation\b|\bLife Alert\b/, right: 'Life Station' },
  {
    wrong: /\bFurniture (?:Restoration|Repair) Workshop\b/,
    right: 'Furniture Workshop',
    fixedBy: (at) => isOnApplication(at) || (at.file === 'content/programs/furniture.ts' && at.field === 'title'),
  },
  { wrong: /\bSage [Ee]lder ?[Cc]are\b|\bSAGE Elder [Cc]are\b/, right: organization.name },
  {
    wrong:
      /\b\d{1,2}(?::\d\d)?[ \u00a0]?(?:[AP]\.?M\b\.?|[ap]m\b)|\b(?<!:)\d{1,2}[ \u00a0][ap]\.m\.|:\d\d [ap]\.m\.|\d(?::\d\d)? to noon/,
    right: 'a time like 8:00 a.m. or 12:30 p.m., with \\u00a0 before a.m. and p.m',
  },
  { wrong: /\b(?:some|any|every|no)body\b|\bcannot\b/i, right: 'someone, anyone, everyone, no one, or can’t' },
  { wrong: /"|\p{L}+'\p{L}+|(?<!\p{L})'|'(?!\p{L})/u, right: '“ and ” around a quotation, and ’ for an apostrophe' },
]

/** The names on Home's cards are the brief's. */
function isOnCard({ file, field }: Entry): boolean {
  return file.startsWith('content/programs/') && field === 'card'
}

/** The areas of the volunteer application are the brief's, too. */
function isOnApplication({ file, field }: Entry): boolean {
  return file === 'content/volunteer-application.ts' && field === 'legend'
}

/** Each thing must go by one name, and be written one way, except by the office; nothing may be printed as it stands in code. */
export function checkWords(modules: readonly ContentModule[]): Finding[] {
  const facts = saidByTheOffice(modules)
  const found = [...wordsIn(modules)].flatMap(({ value, ...at }) =>
    rules.flatMap(({ wrong, right, fixedBy }) => {
      const words = wrong.exec(value)?.[0]
      if (facts.some((fact) => wrong.test(fact) && value.includes(fact))) return []
      if (!words || fixedBy?.({ ...at, value })) return []
      return [{ ...at, problem: `'${words}' is not how we write it.`, cure: `Write ${right}.` }]
    }),
  )
  const inserts = [...entriesOf(modules)].flatMap(({ value, ...at }) => {
    const insert = typeof value === 'string' ? /\$\{[^}]*\}?/.exec(value)?.[0] : undefined
    return insert ? [{ ...at, problem: `${insert} would be printed as it stands.`, cure: 'Put backticks around.' }] : []
  })
  return [...found, ...inserts]
}
