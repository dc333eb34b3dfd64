/** Words of the page that searches the site. */
export const search = {
  heading: 'Search this website',
  lead: 'Find a page, an answer, or a phone number. All our programs and pages are listed at the end of this page, too.',
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
    noneHelp:
      'Try another word, or look through the list at the end of this page. Or call us, and we’ll help you find it.',
    failed: 'The search isn’t working right now',
    failedHelp:
      'Your connection may have dropped, so try again in a moment. Our pages are listed at the end of this one, or call us.',
  },
} as const
