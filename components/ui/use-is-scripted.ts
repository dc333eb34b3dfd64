import { useSyncExternalStore } from 'react'

/**
 * False in the delivered HTML and until the page has hydrated, then true. Then a link can say it's a button; anything
 * that makes no sense as a link is disabled until then.
 */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
