'use client'

import * as RadixAccordion from '@radix-ui/react-accordion'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Accordion.module.scss'
import { asButton } from './as-button'
import { Icon } from './Icon'
import { useIdInAddress } from './use-id-in-address'
import { VisuallyHidden } from './VisuallyHidden'

type AccordionProps = {
  /** `about` is read out after the heading, for when another group on the page has the same one. */
  items: readonly { id: string; heading: string; about?: string; content: ReactNode }[]
  /** Opening one closes the others; otherwise each opens and closes by itself. */
  isExclusive?: boolean
}

/** A landmark per answer would bury the page's own. */
const notARegion = { role: undefined, 'aria-labelledby': undefined }

/**
 * Headings that open and close their text. Each is a link to its text, which the style sheet shows when the URL's hash
 * names it; with script the same link is a button. Without script, on paper and for find-in-page, all texts are there.
 */
export function Accordion({ items, isExclusive = true }: AccordionProps) {
  /** Null until the script arrives. */
  const [openIds, setOpenIds] = useState<readonly string[] | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const settle = (ids: readonly string[]) => setOpenIds(isExclusive ? ids.slice(-1) : ids)
  const open = (id: string) => settle([...(openIds ?? []).filter((other) => other !== id), id])

  useIdInAddress((id) => (items.some((item) => item.id === id) ? open(id) : setOpenIds((ids) => ids ?? [])))
  useClosedTexts(root, openIds, isExclusive)
  const openFound = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLElement) open(itemOf(event.target))
  })
  useEffect(() => {
    const element = root.current
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [])

  return (
    <RadixAccordion.Root ref={root} type="multiple" value={[...(openIds ?? [])]} onValueChange={settle}>
      {items.map(({ id, heading, about, content }) => (
        <RadixAccordion.Item key={id} value={id} id={id} className={styles.item}>
          <RadixAccordion.Header className="h4" onClick={stayHere}>
            <RadixAccordion.Trigger asChild>
              {/* Setting these to undefined keeps Radix from adding its own. */}
              <a
                className={styles.trigger}
                href={`#${id}`}
                id={undefined}
                type={undefined}
                {...(openIds ? asButton : { 'aria-expanded': undefined })}
              >
                <span>
                  {heading}
                  {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
                </span>
                <span className={styles.sign} data-needs-script>
                  <Icon name="chevron" size={28} />
                </span>
              </a>
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount {...notARegion} className={styles.panel} data-opens-by-script>
            <div className={styles.text}>{content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}

/** The id of the item a text belongs to. */
function itemOf(text: HTMLElement): string {
  return text.parentElement?.id ?? ''
}

/** Keeps the browser from following the link. On the link itself, this would also keep Radix from opening it. */
function stayHere(event: MouseEvent) {
  event.preventDefault()
}

/**
 * Hides closed texts in a way find-in-page still searches; React doesn't support hidden="until-found". The heading
 * that was opened stays where it is in the window, even when a longer text above it closes.
 */
function useClosedTexts(root: RefObject<HTMLElement | null>, openIds: readonly string[] | null, isExclusive: boolean) {
  useLayoutEffect(() => {
    if (!root.current || !openIds) return
    const opened = isExclusive ? document.getElementById(openIds[0] ?? '') : null
    const top = () => opened?.getBoundingClientRect().top ?? 0
    const topBefore = top()
    for (const text of root.current.querySelectorAll<HTMLElement>('[data-opens-by-script]')) {
      if (openIds.includes(itemOf(text))) text.removeAttribute('hidden')
      else text.setAttribute('hidden', 'until-found')
    }
    root.current.dataset.scripted = 'true'
    const moved = top() - topBefore
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [root, openIds, isExclusive])
}
