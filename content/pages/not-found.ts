import { illustrations } from '@/content/illustrations'
import { programCount } from '@/content/programs'

export const notFound = {
  heading: 'We can’t find that page',
  lead: `It may have moved, or the address may have a typo. You can search for it, look through our ${programCount} programs, or call us.`,
  image: illustrations.notFound,
  search: 'Search for it',
  home: 'Go to the home page',
  programs: 'Were you looking for one of these?',
} as const
