import { useSyncExternalStore } from 'react'

/**
 * False in the delivered HTML and until the page has come to life, then true. A link can then say that it is a button;
 * what makes no sense as a link is disabled until then.
 */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
