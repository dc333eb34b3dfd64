/** Words of the page that searches the site. Without script it is the list of all pages. */
export const search = {
  heading: 'Search this website',
  lead: 'Find a page, an answer, or a phone number. You can also call us and ask.',
  field: {
    label: 'What are you looking for?',
    hint: 'A word or two is enough, such as lunch, a ride, or a Medicare letter.',
    submit: 'Search',
  },
  /** `{count}` and `{query}` are filled in as someone types. */
  results: {
    one: '1 result for “{query}”',
    some: '{count} results for “{query}”',
    best: 'The best {count} results for “{query}”',
    none: 'Nothing found for “{query}”',
    looking: 'Looking…',
    noneHelp: 'Try another word, or look through the list of our pages below. Or call us, and we’ll help you find it.',
    failed: 'The search isn’t working right now',
    failedHelp:
      'Your connection may have dropped, so try again in a moment. You’ll find every page in the list below, or call us.',
  },
  contents: {
    heading: 'All our pages',
    lead: 'Here’s everything on this website, in one list. SHIP stands for State Health Insurance Assistance Program.',
    others: 'This website',
  },
} as const
