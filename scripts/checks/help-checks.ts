import type { HelpSentence } from '../../content/types'
import type { Finding } from './findings'

/** The weight of a program that may come first in an answer. */
const bestWeight = 3

/** Every sentence must lead to programs that exist, each with a reason, and at least one a best fit. */
export function checkHelpSentences(sentences: readonly HelpSentence[], slugs: readonly string[]): Finding[] {
  return sentences.flatMap(({ id, rules }) => {
    const at = { file: 'content/find-help.ts', entry: `helpSentences '${id}'`, field: 'rules' }
    const named = rules.map(({ program }) => program)
    const problems: { problem: string; cure: string }[] = []
    if (rules.length === 0) {
      problems.push({ problem: 'it leads to no program.', cure: 'Add a rule with program, weight, and reason.' })
    } else if (!rules.some(({ weight }) => weight === bestWeight)) {
      problems.push({ problem: 'no program fits best.', cure: `Give one of them the weight ${bestWeight}.` })
    }
    for (const program of new Set(named)) {
      if (!slugs.includes(program)) {
        problems.push({ problem: `there is no program '${program}'.`, cure: `Write one of: ${slugs.join(', ')}.` })
      }
      if (named.filter((other) => other === program).length > 1) {
        problems.push({ problem: `it names ${program} more than once.`, cure: 'Put both reasons into one rule.' })
      }
    }
    for (const { program } of rules.filter(({ reason }) => !reason.trim())) {
      problems.push({ problem: `${program} has no reason.`, cure: 'Say in a sentence why it helps.' })
    }
    return problems.map((found) => ({ ...at, ...found }))
  })
}
