import { illustrations } from '../illustrations'
import { programCount } from '../programs'

/** Words of the page that is shown when an address does not exist. */
export const notFound = {
  heading: 'This page is not here',
  lead: `It may have moved, or the address has a slip in it. Nothing is lost: here are our ${programCount} programs, and a person to ask.`,
  image: illustrations.notFound,
  home: 'Go to the home page',
  programs: 'Were you looking for one of these?',
} as const
