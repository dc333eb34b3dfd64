import { useEffectEvent, useLayoutEffect } from 'react'

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
