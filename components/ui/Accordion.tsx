'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/components/motion/when-idle'
import { AccordionButtonWords } from './Accordion.ButtonWords'
import type { AccordionItemsProps, AccordionProps } from './Accordion.Items'
import styles from './Accordion.module.scss'
import { idInAddress } from './id-in-address'
import { useIsScripted } from './use-is-scripted'

type Library = ComponentType<AccordionItemsProps>

/**
 * Headings that open and close their text. The library behind it is 8 KB and stands below the first screen, so it
 * comes when the page has loaded; until then the same HTML stands here, and a press is remembered. Until the script is
 * here the headings are links, and the item that the address names stands open; without script all of them do.
 */
export function Accordion(props: AccordionProps) {
  const [library, setLibrary] = useState<Library | 'missing' | null>(null)
  const isScripted = useIsScripted()
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>()
  const focused = useRef<string | null>(null)

  function takeLibrary(loaded: Library) {
    // Not under a finger: the press would begin on one button and end on another.
    if (root.current?.matches(':active')) {
      setTimeout(takeLibrary, 100, loaded)
      return
    }
    focused.current = document.activeElement?.closest<HTMLElement>('[data-accordion] > [id]')?.id ?? null
    setLibrary(() => loaded)
  }
  const load = () =>
    import('./Accordion.Items').then(
      ({ AccordionItems }) => takeLibrary(AccordionItems),
      () => setLibrary('missing'), // Off the network: all texts stand open.
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void whenIdle().then(load), [])

  // The address speaks until something is pressed.
  const openId = chosen === undefined && isScripted ? idInAddress() : (chosen ?? null)
  if (library && library !== 'missing') {
    const Items = library
    return <Items {...props} firstOpen={openId} firstFocused={focused.current} />
  }
  const isOpen = (id: string) => library === 'missing' || openId === id
  return (
    <div ref={root} data-accordion>
      {props.items.map(({ id, heading, content }) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.heading}>
            {isScripted ? (
              <button
                type="button"
                className={styles.trigger}
                aria-expanded={isOpen(id)}
                aria-controls={`${id}-text`}
                onClick={() => {
                  setChosen(isOpen(id) ? null : id)
                  load()
                }}
              >
                <AccordionButtonWords heading={heading} />
              </button>
            ) : (
              <a className={styles.trigger} href={`#${id}`}>
                <AccordionButtonWords heading={heading} />
              </a>
            )}
          </h3>
          <div
            id={`${id}-text`}
            className={styles.panel}
            data-state={stateOf(isScripted, isOpen(id))}
            data-opens-by-script
          >
            <div className={styles.text}>{content}</div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** An item that waits for the script opens by its address. */
function stateOf(isScripted: boolean, isOpen: boolean): 'waiting' | 'open' | 'closed' {
  if (!isScripted) return 'waiting'
  return isOpen ? 'open' : 'closed'
}
