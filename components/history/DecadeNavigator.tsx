'use client'

import { useEffect, useState } from 'react'
import { Select } from '@/components/ui/Select'
import { useIsScripted } from '@/components/ui/scripted'
import { messages } from '@/content/messages'
import type { Decade } from '@/content/types'
import styles from './DecadeNavigator.module.scss'

/** Milliseconds before the first look at the page, and of no scrolling before the next (BRIEF 2.10). */
const firstLook = 300
const scrollPause = 50

/** The line where a decade becomes active, in rem: below the header and 'Jump to decade', where links land. */
const lineInRem = 12

type DecadeNavigatorProps = { decades: readonly Pick<Decade, 'id' | 'name'>[] }

/**
 * Where the reader is in time, and a way to other decades: dots at the side, and on phones a list to choose from.
 * The dots are plain links; both follow the scroll position.
 */
export function DecadeNavigator({ decades }: DecadeNavigatorProps) {
  const { active, setActive, isNearFooter } = useActiveDecade(decades.map(({ id }) => id))
  const isScripted = useIsScripted()
  return (
    <>
      <div className={styles.track} data-print="hide">
        <nav aria-label={messages.timeline.decades} className={styles.dots} data-near-footer={isNearFooter}>
          {decades.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              className={styles.dot}
              aria-current={id === active ? 'true' : undefined}
              onClick={() => setActive(id)}
            >
              <span className={styles.name}>{name}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.jump} data-needs-script data-print="hide">
        <label htmlFor="jump-to-decade">{messages.timeline.jump}</label>
        <Select
          id="jump-to-decade"
          value={active}
          disabled={!isScripted}
          onChange={({ target }) => {
            setActive(target.value)
            document.getElementById(target.value)?.scrollIntoView()
          }}
        >
          {decades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

/** The decade in view, and whether the footer is; `setActive` responds to a press before the page has moved. */
function useActiveDecade(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0])
  const [isNearFooter, setIsNearFooter] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; ids are content and never change
  useEffect(() => {
    function look() {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
      // The last decade that begins at or above the line, or the first while all are below it.
      setActive(ids.filter((id) => topOf(id) <= lineInRem * rem).at(-1) ?? ids[0])
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
