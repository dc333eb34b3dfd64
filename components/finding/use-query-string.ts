import { useSyncExternalStore } from 'react'

const changed = 'site:query-string'

/** What follows the ? in the URL, with the ?; empty in the delivered HTML. */
export function useQueryString(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Writes another query string into the URL, as a history entry of its own or in place of the current one. */
export function goToQueryString(queryString: string, step: 'push' | 'replace' = 'push'): void {
  // With the current state, the framework's router takes the entry for one of its own and fetches nothing.
  window.history[`${step}State`](window.history.state, '', `${window.location.pathname}${queryString}`)
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
