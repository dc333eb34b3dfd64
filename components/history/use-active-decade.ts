import { useEffect, useState } from 'react'

/** Milliseconds before the first look at the page, and of no scrolling before the next (BRIEF 2.10). */
const firstLook = 300
const scrollPause = 50

/** The line where a decade becomes active, in rem: below the header and 'Jump to decade', where links land. */
const lineInRem = 12

/** The decade in view, and whether the footer is; `setActive` responds to a press before the page has moved. */
export function useActiveDecade(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0])
  const [isNearFooter, setIsNearFooter] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; ids are content and never change
  useEffect(() => {
    function look() {
      const positions = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : { id, top }
      })
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setActive((previous) => activeDecade(positions, lineInRem * rem) ?? previous)
      const footerTop = document.querySelector('footer')?.getBoundingClientRect().top
      setIsNearFooter(footerTop !== undefined && footerTop < window.innerHeight)
    }
    let timer = setTimeout(look, firstLook)
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, scrollPause)
    }
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [])

  return { active, setActive, isNearFooter }
}

/** Where a decade begins, in pixels below the top of the window; negative if above it. */
type DecadePosition = { id: string; top: number }

/**
 * The decade a reader is in: the last one that begins at or above the line, or the first while all are below it.
 * Positions come in chronological order.
 */
function activeDecade(positions: readonly DecadePosition[], line: number): string | undefined {
  return (positions.filter(({ top }) => top <= line).at(-1) ?? positions[0])?.id
}
