import { useSyncExternalStore } from 'react'

/** Name under which the form writes what is looked for. */
export const queryName = 'q'

export const longestQuery = 100

/** What an address looks for; empty when it looks for nothing. */
export function queryIn(queryString: string): string {
  return (new URLSearchParams(queryString).get(queryName) ?? '').trim().slice(0, longestQuery)
}

/** The address that looks for something, or for nothing. */
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

const changed = 'site:query-string'

/** What follows the ? in the URL, with the ?; empty in the delivered HTML. */
export function useQueryString(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Writes another query string into the URL, in place of the current one. */
export function goToQueryString(queryString: string): void {
  // With the current state, the framework's router takes the entry for one of its own and fetches nothing.
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${queryString}`)
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}
