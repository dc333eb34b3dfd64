'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'

type NoticeClockProps = { className: string | undefined; close: string }

const longest = 2 ** 31 - 1

/**
 * Lets the notice come and go at its hours while a page is open. One that comes then lies over the page, under the
 * header, and can be closed; one that goes leaves its room behind: nothing that someone reads moves. It's spoken when it
 * comes, or on the first page that someone opens here.
 */
export function NoticeClock({ className, close }: NoticeClockProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [said, setSaid] = useState('')
  const [hasArrived, setHasArrived] = useState(false)

  useEffect(() => {
    const notice = mark.current?.closest('aside')
    if (!notice) return
    const timers: number[] = []
    // A little later, because what has just appeared is not listened to yet; and taken back, so that it isn't read twice.
    const say = () => {
      timers.push(window.setTimeout(() => setSaid(notice.querySelector('p')?.textContent ?? ''), 500))
      timers.push(window.setTimeout(() => setSaid(''), 10_000))
    }
    const [from, until] = [Number(notice.dataset.from), Number(notice.dataset.until)]
    const update = () => {
      const now = Date.now()
      if (notice.hidden && now >= from && now < until) {
        notice.dataset.arrived = 'true'
        notice.hidden = false
        setHasArrived(true)
        say()
      }
      if (now >= until && !notice.hidden) {
        if (notice.dataset.arrived) notice.hidden = true
        else notice.style.visibility = 'hidden'
      }
      if (now < until) timers.push(window.setTimeout(update, Math.min((now < from ? from : until) - now, longest)))
    }
    update()
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`)
    if (!notice.hidden && !notice.dataset.arrived && !cameFromHere) say()
    return () => timers.forEach(window.clearTimeout)
  }, [])

  const shut = () => mark.current?.closest('aside')?.setAttribute('hidden', '')
  return (
    <>
      <span ref={mark} role="status">
        <span className="visuallyHidden">{said}</span>
      </span>
      {hasArrived && (
        <button type="button" className={className} onClick={shut}>
          <Icon name="close" />
          <span className="visuallyHidden">{close}</span>
        </button>
      )}
    </>
  )
}
