/** @jest-environment node */
import { organization } from '@/content/organization'
import { type ContentModule, type Entry, entriesOf, loadContent } from '@/scripts/checks/content-entries'
import { type Finding, sentence } from '@/scripts/step'
import { saidByTheOffice, wordsIn } from './content-words'

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

function isOnCard({ file, field }: Entry): boolean {
  return file.startsWith('content/programs/') && field === 'card'
}

function isOnApplication({ file, field }: Entry): boolean {
  return file === 'content/volunteer-application.ts' && field === 'legend'
}

/** Each thing must go by one name, and be written one way, except by the office; nothing may be printed as it stands in code. */
function checkWords(modules: readonly ContentModule[]): Finding[] {
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

test('each thing has one name throughout content, times look alike, and no quotation mark is straight', async () => {
  expect(checkWords(await loadContent()).map(sentence)).toEqual([])
})

/** A space at the end is right only where a link follows in the same paragraph, or after a prefix. */
const isPadded = (value: string, field: string) =>
  value !== value.trim() && !field.startsWith('[') && !/prefix$/i.test(field)

test('words are plain text without HTML or stray spaces, and URLs elsewhere are https and complete', async () => {
  const odd = [...entriesOf(await loadContent())].filter(
    ({ value, field }) =>
      typeof value === 'string' &&
      (/<\/?[a-z]+[ >/]|&[a-z]+;|\S {2}\S/.test(value) ||
        isPadded(value, field) ||
        (/^https?:/.test(value) && !(URL.canParse(value) && value.startsWith('https://')))),
  )
  expect(odd.map(({ file, entry, field, value }) => `${file}, ${entry}, ${field}: ${value}`)).toEqual([])
})

test('the office writes as it likes', () => {
  const facts = { file: 'content/facts/notice.json', exports: { notice: { text: 'Closed after 5 PM' } } }
  const page = { file: 'content/pages/a.ts', exports: { a: { lead: 'Closed after 5 PM.' } } }
  expect(checkWords([facts, page])).toEqual([])
  expect(checkWords([page])).toHaveLength(1)
})
