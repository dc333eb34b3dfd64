import { illustrations } from '../illustrations'
import { programCount } from '../programs'

/** Words of the page that is shown when an address doesn't exist. */
export const notFound = {
  heading: 'We can’t find that page',
  lead: `It may have moved, or the address may have a typo. You can go to the home page, look through our ${programCount} programs, or call us.`,
  image: illustrations.notFound,
  home: 'Go to the home page',
  programs: 'Were you looking for one of these?',
} as const
