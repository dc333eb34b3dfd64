import type { OwnerFact } from './types'

/** What pages print of facts that only the owner knows: nothing of one that is still empty and has no stand-in. */
export function supplied(...facts: readonly OwnerFact[]): string[] {
  return facts.map(({ value, instead = '' }) => value || instead).filter((words) => words !== '')
}
