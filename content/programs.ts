import { inWords } from '@/lib/sentences'
import { furniture } from './programs/furniture'
import { homecare } from './programs/homecare'
import { mealsOnWheels } from './programs/meals-on-wheels'
import { medicareShip } from './programs/medicare-ship'
import { socialWorkSupport } from './programs/social-work-support'
import { spad } from './programs/spad'
import type { Program } from './types'

const list = [homecare, spad, mealsOnWheels, socialWorkSupport, medicareShip, furniture] as const

/** A program's key, which is also the first part of its paths. */
export type ProgramSlug = (typeof list)[number]['slug']

/** The programs, in the order of the menu, cards and slides. */
export const programs: readonly Program[] = list

export function programFor(slug: ProgramSlug): Program {
  const program = programs.find((entry) => entry.slug === slug)
  if (!program) throw new Error(`content/programs.ts: there is no program ${slug}.`)
  return program
}

/** How many there are, in words: 'six'. */
export const programCount = inWords(programs.length)
