'use client'

import { lazy, Suspense } from 'react'
import type { AccordionProps } from './Accordion.Items'
import { whenIdle } from './when-idle'

/**
 * The library behind the accordion is 8 KB and stands below the first screen, so it is fetched when the page has
 * loaded. The HTML is complete from the start: React keeps it and brings it to life when the code is there.
 */
const AccordionItems = lazy(() =>
  whenIdle()
    .then(() => import('./Accordion.Items'))
    .then((loaded) => ({ default: loaded.AccordionItems })),
)

/** Headings that open and close their text. */
export function Accordion(props: AccordionProps) {
  return (
    <Suspense>
      <AccordionItems {...props} />
    </Suspense>
  )
}
