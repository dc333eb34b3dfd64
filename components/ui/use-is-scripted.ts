import { useSyncExternalStore } from 'react'

/**
 * False in the delivered HTML and until the page has come to life, then true. What is a link before can be a button
 * after, so that a press always does something.
 */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
