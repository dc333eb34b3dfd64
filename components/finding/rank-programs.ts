import type { ProgramSlug } from '@/content/programs'
import type { HelpRule, HelpSentence } from '@/content/types'
import type { Verdict } from './verdict'

/** A program, how well it fits, and which sentences say so. */
export type Suggestion = {
  program: ProgramSlug
  score: number
  because: readonly { sentence: HelpSentence; rule: HelpRule }[]
}

/**
 * The programs the sentences lead to, best first. One that definitely serves the reader's town counts a little more;
 * ties keep the sentences' own order.
 */
export function rankPrograms(
  sentences: readonly HelpSentence[],
  verdictOf: (program: ProgramSlug) => Verdict | undefined,
): Suggestion[] {
  const all = sentences.flatMap((sentence) => sentence.rules.map((rule) => ({ sentence, rule })))
  return [...new Set(all.map(({ rule }) => rule.program))]
    .map((program) => {
      const because = all.filter(({ rule }) => rule.program === program)
      const score = because.reduce((sum, { rule }) => sum + rule.weight, verdictOf(program) === 'yes' ? 1 : 0)
      return { program, because, score }
    })
    .sort((one, other) => other.score - one.score)
}

/**
 * The one or two programs to start with, and what else may help. One that doesn't serve the reader's town is never
 * among the first; a second one is when it scores at least half as high as the best and fits more than in passing.
 */
export function firstOf(
  suggestions: readonly Suggestion[],
  verdictOf: (program: ProgramSlug) => Verdict | undefined,
): { first: readonly Suggestion[]; others: readonly Suggestion[] } {
  const [best, second] = suggestions.filter(({ program }) => verdictOf(program) !== 'no')
  const isGood = second?.because.some(({ rule }) => rule.weight > 1) && second.score * 2 >= (best?.score ?? 0)
  const first = [best, isGood ? second : undefined].filter((suggestion) => suggestion !== undefined)
  return { first, others: suggestions.filter((suggestion) => !first.includes(suggestion)) }
}
