import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

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

/**
 * What a link needs to be a button once a script handles its presses: the role, the space bar (which would otherwise
 * scroll the page), and no dragging, which a shaky hand might do instead of pressing.
 */
export const asButton = {
  role: 'button',
  draggable: false,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.preventDefault()
  },
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.currentTarget.click()
  },
} as const

/**
 * Reports the id after the # in the URL, or '' if there is none: when the script arrives, before the next paint, and
 * whenever it changes.
 */
export function useIdInAddress(follow: (id: string, isArrival: boolean) => void): void {
  const say = useEffectEvent(follow)
  useLayoutEffect(() => {
    const sayChange = () => say(idInAddress(), false)
    say(idInAddress(), true)
    window.addEventListener('hashchange', sayChange)
    return () => window.removeEventListener('hashchange', sayChange)
  }, [])
}

function idInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return '' // A % that doesn't encode anything.
  }
}

/** Longest wait for code that a press needs, in milliseconds; a phone that loses its signal may never get it. */
const limit = 8_000

/** Gives up on work that takes too long, as if it had failed. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const giveUp = new Promise<never>((_, reject) => setTimeout(reject, limit, new Error('This took too long.')))
  return Promise.race([work, giveUp])
}
