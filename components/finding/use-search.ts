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

/** Puts another search into the URL, as a new history entry. */
export function goToSearch(search: string): void {
  // With the current state, the framework's router takes this step for one of its own and fetches nothing.
  window.history.pushState(window.history.state, '', `${window.location.pathname}${search}`)
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
