import type { OwnerFact } from './types'

/** What pages print for facts only the owner knows; a fact that's still empty and has no stand-in is left out. */
export function supplied(...facts: readonly OwnerFact[]): string[] {
  return facts.map(({ value, instead = '' }) => value || instead).filter((words) => words !== '')
}
