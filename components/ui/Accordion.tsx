'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { AccordionButtonWords } from './Accordion.ButtonWords'
import type { AccordionItemsProps, AccordionProps } from './Accordion.Items'
import styles from './Accordion.module.scss'
import { whenIdle } from './when-idle'

/**
 * Headings that open and close their text. The library behind it is 8 KB and stands below the first screen, so it
 * comes when the page has loaded; until then the same HTML stands here, and a press is remembered.
 */
export function Accordion(props: AccordionProps) {
  const [Items, setItems] = useState<ComponentType<AccordionItemsProps> | null>(null)
  const [isLibraryMissing, setIsLibraryMissing] = useState(false)
  const pressed = useRef<string | null>(null)
  const load = () =>
    import('./Accordion.Items').then(
      (loaded) => setItems(() => loaded.AccordionItems),
      () => setIsLibraryMissing(true), // Off the network: all texts stand open.
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void whenIdle().then(load), [])

  if (Items) return <Items {...props} firstOpen={pressed.current} />
  return (
    <div>
      {props.items.map(({ id, heading, content }) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.heading}>
            <button
              type="button"
              className={styles.trigger}
              aria-expanded={isLibraryMissing}
              aria-controls={`${id}-text`}
              onClick={() => {
                pressed.current = id
                load()
              }}
            >
              <AccordionButtonWords heading={heading} />
            </button>
          </h3>
          <div
            id={`${id}-text`}
            className={styles.panel}
            data-state={isLibraryMissing ? 'open' : 'closed'}
            data-opens-by-script
          >
            <div className={styles.text}>{content}</div>
          </div>
        </div>
      ))}
    </div>
  )
}
