'use client'

import * as RadixAccordion from '@radix-ui/react-accordion'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './Accordion.module.scss'
import { Icon } from './Icon'
import { asButton, useIdInAddress } from './scripted'

type AccordionProps = {
  /** `about` is read out after the heading, for when another group on the page has the same one. */
  items: readonly { id: string; heading: string; about?: string; content: ReactNode }[]
  /** Opening one closes the others; otherwise each opens and closes by itself. */
  isExclusive?: boolean
}

/**
 * Headings that open and close their text. Each is a link to its text, which the style sheet shows when the URL's hash
 * names it; with script the same link is a button. Without script, on paper and for find-in-page, all texts are there.
 */
export function Accordion({ items, isExclusive = true }: AccordionProps) {
  /** Null until the script arrives. */
  const [openIds, setOpenIds] = useState<readonly string[] | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const open = (id: string) => setOpenIds((ids) => (isExclusive ? [id] : [...(ids ?? []), id]))

  useIdInAddress((id) => (items.some((item) => item.id === id) ? open(id) : setOpenIds((ids) => ids ?? [])))

  const openFound = useEffectEvent(({ target }: Event) => {
    const item = items.find(({ id }) => target instanceof HTMLElement && target.id === textIdOf(id))
    if (item) open(item.id)
  })
  useEffect(() => {
    const element = root.current
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [])

  // Find-in-page still searches what is hidden like this; React doesn't know hidden="until-found". From then on it
  // decides what is closed. The heading that was opened stays where it is in the window, even when a longer text above
  // it closes.
  useLayoutEffect(() => {
    if (!openIds) return
    const opened = isExclusive ? document.getElementById(openIds[0] ?? '') : null
    const top = () => opened?.getBoundingClientRect().top ?? 0
    const topBefore = top()
    for (const { id } of items) {
      const text = document.getElementById(textIdOf(id))
      if (openIds.includes(id)) text?.removeAttribute('hidden')
      else text?.setAttribute('hidden', 'until-found')
    }
    root.current?.setAttribute('data-scripted', '')
    const moved = top() - topBefore
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [openIds, isExclusive, items])

  const openOnes: string[] = [...(openIds ?? [])]
  const opening = isExclusive
    ? ({ type: 'single', collapsible: true, value: openOnes[0] ?? '' } as const)
    : ({ type: 'multiple', value: openOnes } as const)
  return (
    <RadixAccordion.Root
      ref={root}
      {...opening}
      onValueChange={(value: string | string[]) => setOpenIds([value].flat().filter(Boolean))}
    >
      {items.map(({ id, heading, about, content }) => (
        <RadixAccordion.Item key={id} value={id} id={id} className={styles.item}>
          <RadixAccordion.Header className="h4" onClick={stayHere}>
            <RadixAccordion.Trigger asChild>
              <a
                className={styles.trigger}
                href={`#${id}`}
                type={undefined}
                aria-expanded={openIds?.includes(id)}
                aria-controls={textIdOf(id)}
                {...(openIds && asButton)}
              >
                <span>
                  {heading}
                  {about && <span className="visuallyHidden">{` ${about}`}</span>}
                </span>
                <span className={styles.sign} data-needs-script data-print="hide">
                  <Icon name="chevron" size={28} />
                </span>
              </a>
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <div id={textIdOf(id)} className={styles.panel} data-opens-by-script>
            <div className={styles.text}>{content}</div>
          </div>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}

const textIdOf = (id: string) => `${id}-text`

/** Keeps the browser from following the link. On the link itself, this would also keep Radix from opening it. */
function stayHere(event: MouseEvent) {
  event.preventDefault()
}
