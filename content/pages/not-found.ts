import { illustrations } from '@/content/illustrations'

export const notFound = {
  heading: 'We can’t find that page',
  lead: 'It may have moved, or the address may have a typo. You can search for it, or call us.',
  image: illustrations.notFound,
  search: 'Search for it',
  home: 'Go to the home page',
} as const
