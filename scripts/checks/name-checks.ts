import { organization } from '../../content/organization'
import type { ContentModule, Entry } from './content-entries'
import { wordsIn } from './content-words'
import type { Finding } from './findings'

/** One name for each thing: what we don't write, what we write instead, and where the brief wants the other name. */
const names: readonly { wrong: RegExp; right: string; fixedBy?: (at: Entry) => boolean }[] = [
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
    fixedBy: (at) => isOnApplication(at) || isTitle(at),
  },
  { wrong: /\bSage [Ee]lder ?[Cc]are\b|\bSAGE Elder [Cc]are\b/, right: organization.name },
]

/** The names on Home's cards are the brief's. */
function isOnCard({ file, field }: Entry): boolean {
  return file.startsWith('content/programs/') && field === 'card'
}

/** The title of the workshop's page is the brief's. */
function isTitle({ file, field }: Entry): boolean {
  return file === 'content/programs/furniture.ts' && field === 'title'
}

/** The areas of the volunteer application are the brief's, too. */
function isOnApplication({ file, field }: Entry): boolean {
  return file.startsWith('content/volunteer-') && field === 'legend'
}

/** Each thing must go by one name in content. */
export function checkNames(modules: readonly ContentModule[]): Finding[] {
  return [...wordsIn(modules)].flatMap(({ value, ...at }) =>
    names.flatMap(({ wrong, right, fixedBy }) => {
      const found = wrong.exec(value)?.[0]
      if (!found || fixedBy?.({ ...at, value })) return []
      return [{ ...at, problem: `'${found}' is not the name we use.`, cure: `Write ${right}.` }]
    }),
  )
}
