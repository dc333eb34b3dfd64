'use client'

import * as RadixAccordion from '@radix-ui/react-accordion'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AccordionButtonWords } from './Accordion.ButtonWords'
import styles from './Accordion.module.scss'
import { idInAddress } from './id-in-address'

export type AccordionProps = {
  items: readonly { id: string; heading: string; content: ReactNode }[]
  /** Opening one closes the others; otherwise each opens by itself. */
  isExclusive?: boolean
}

export type AccordionItemsProps = AccordionProps & {
  /** The item whose link had the focus before this code arrived. */
  firstFocused?: string | null
}

/** A landmark for each answer would bury those of the page. */
const notARegion = { role: undefined, 'aria-labelledby': undefined }

/**
 * Headings that open and close their text. All texts are in the HTML: find-in-page and links to an item open it,
 * and without script or on paper everything stands open.
 */
export function AccordionItems({ items, isExclusive = true, firstFocused = null }: AccordionItemsProps) {
  const [openIds, setOpenIds] = useState<readonly string[]>(() => namedIn(items))
  const root = useRef<HTMLDivElement>(null)

  const open = (id: string) => setOpenIds((ids) => (isExclusive ? [id] : [...new Set([...ids, id])]))
  useOpenFromAddress(items, open)
  useFindInPage(root, openIds, open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the place of the link that had it
  useEffect(() => {
    if (firstFocused) document.getElementById(firstFocused)?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  const list = items.map(({ id, heading, content }) => (
    <RadixAccordion.Item key={id} value={id} id={id} className={styles.item}>
      <RadixAccordion.Header asChild>
        <h3 className={styles.heading}>
          <RadixAccordion.Trigger className={styles.trigger}>
            <AccordionButtonWords heading={heading} />
          </RadixAccordion.Trigger>
        </h3>
      </RadixAccordion.Header>
      <RadixAccordion.Content forceMount {...notARegion} className={styles.panel} data-item={id} data-opens-by-script>
        <div className={styles.text}>{content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ))

  return isExclusive ? (
    <RadixAccordion.Root
      ref={root}
      type="single"
      collapsible
      value={openIds[0] ?? ''}
      onValueChange={(id) => setOpenIds(id ? [id] : [])}
    >
      {list}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root ref={root} type="multiple" value={[...openIds]} onValueChange={setOpenIds}>
      {list}
    </RadixAccordion.Root>
  )
}

/** The item that the address names; none where it names none of these. */
function namedIn(items: AccordionProps['items']): string[] {
  const named = idInAddress()
  return items.some(({ id }) => id === named) ? [named] : []
}

/** Opens the item that the address names when it changes. */
function useOpenFromAddress(items: AccordionProps['items'], open: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; items are content and never change
  useEffect(() => {
    const openNamedItem = () => namedIn(items).forEach(open)
    window.addEventListener('hashchange', openNamedItem)
    return () => window.removeEventListener('hashchange', openNamedItem)
  }, [])
}

/** Lets find-in-page look into closed texts. React writes hidden="until-found" as hidden="", so it is set here. */
function useFindInPage(
  root: React.RefObject<HTMLDivElement | null>,
  openIds: readonly string[],
  open: (id: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only calls a state setter
  useEffect(() => {
    const panels = [...(root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    for (const panel of panels) {
      if (openIds.includes(panel.dataset.item ?? '')) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
    function openFound(event: Event) {
      const panel = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')
      if (panel?.dataset.item) open(panel.dataset.item)
    }
    const element = root.current
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [root, openIds])
}
