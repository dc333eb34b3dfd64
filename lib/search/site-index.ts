/** Where the index of the search stands; the build writes it when the pages are finished. */
export const indexAddress = '/search/index.json'

const small =
  'a about am an and any are as at be but by can could did do does for from get has have he her him his ' +
  'how i if im in is it its like me much my need needs of on or our please she should so some someone ' +
  'that the their there they this to us want was we what when where which who will with would you your'

/** Words that no one looks for when there are others beside them. */
export const smallWords: readonly string[] = small.split(' ')
