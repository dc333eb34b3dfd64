import { useSyncExternalStore } from 'react'

const changed = 'site:search'

/** What follows the ? in the URL; empty in the delivered HTML. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/**
 * Writes another search into the address, as a step of its own in the history or in the place of the one that stands
 * there.
 */
export function goToSearch(search: string, step: 'push' | 'replace' = 'push'): void {
  // With the state that stands there the framework's router takes the step for one of its own and fetches nothing.
  window.history[`${step}State`](window.history.state, '', `${window.location.pathname}${search}`)
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
