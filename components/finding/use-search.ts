import { useSyncExternalStore } from 'react'

const changed = 'site:search'

/** What stands behind the ? of the address; empty in the delivered HTML. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Writes another search into the address, as a step of its own in the history. */
export function goToSearch(search: string): void {
  // With the state that stands there the framework's router takes the step for one of its own and fetches nothing.
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
