'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '@/components/motion/when-idle'
import { AccordionButtonWords } from './Accordion.ButtonWords'
import type { AccordionItemsProps, AccordionProps } from './Accordion.Items'
import styles from './Accordion.module.scss'

type Library = ComponentType<AccordionItemsProps>

/**
 * Headings that open and close their text. The library behind it is 8 KB and stands below the first screen, so it
 * comes when the page has loaded. Until then the headings are links, and the item that the address names stands open,
 * so a press is remembered; without script, or when the library does not come, all of them stand open.
 */
export function Accordion(props: AccordionProps) {
  const [library, setLibrary] = useState<Library | 'missing' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)

  function takeLibrary(loaded: Library) {
    // Not under a finger: the press would begin on a link and end on a button. At once: none may begin in between.
    if (root.current?.matches(':active')) {
      setTimeout(takeLibrary, 100, loaded)
      return
    }
    focused.current = document.activeElement?.closest<HTMLElement>('[data-accordion] > [id]')?.id ?? null
    flushSync(() => setLibrary(() => loaded))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    whenIdle()
      .then(() => import('./Accordion.Items'))
      .then(
        ({ AccordionItems }) => takeLibrary(AccordionItems),
        () => setLibrary('missing'),
      )
  }, [])

  if (library && library !== 'missing') {
    const Items = library
    return <Items {...props} firstFocused={focused.current} />
  }
  return (
    <div ref={root} data-accordion>
      {props.items.map(({ id, heading, content }) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.heading}>
            <a className={styles.trigger} href={`#${id}`}>
              <AccordionButtonWords heading={heading} />
            </a>
          </h3>
          <div className={styles.panel} data-state={library === 'missing' ? 'open' : 'waiting'} data-opens-by-script>
            <div className={styles.text}>{content}</div>
          </div>
        </div>
      ))}
    </div>
  )
}
