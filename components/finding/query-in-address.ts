export const queryName = 'q'

export const longestQuery = 100

/** What an address looks for; empty when it looks for nothing. */
export function queryIn(queryString: string): string {
  return (new URLSearchParams(queryString).get(queryName) ?? '').trim().slice(0, longestQuery)
}

export function queryStringFor(query: string): string {
  return query.trim() ? `?${new URLSearchParams({ [queryName]: query.trim().slice(0, longestQuery) })}` : ''
}

/** The words of a page of this site that is not there, when someone came from its address; else empty. */
export function wordsOfMissingPage(referrer: string, origin: string, paths: readonly string[]): string {
  if (!referrer.startsWith(`${origin}/`)) return ''
  const path = decoded(new URL(referrer).pathname)
  if (paths.includes(path.replace(/(.)\/$/, '$1'))) return ''
  const words = path.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join(' ').slice(0, longestQuery)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
