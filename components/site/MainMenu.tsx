'use client'

import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/scripted'
import type { MenuEntry } from '@/content/navigation'
import type { RoutePath } from '@/content/routes'
import { currentFor } from '@/lib/links/href'
import styles from './MainMenu.module.scss'
import { SiteLink } from './SiteLink'

/** Milliseconds before a panel opens under the pointer, and before it closes once the pointer leaves. */
const hoverDelay = 100
const leaveDelay = 300

type Open = { group: string; by: 'pointer' | 'press' }

type Windows = Readonly<Record<string, ReactNode>>

type MainMenuProps = {
  path: RoutePath | null
  menu: readonly MenuEntry[]
  name: string
  windows?: Windows
}

/** The menu in wide windows: plain links, and buttons that open a panel of links, one at a time. */
export function MainMenu({ path, menu, name, windows = {} }: MainMenuProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const isScripted = useIsScripted()
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(next: Open | null) {
    clearTimeout(wait.current)
    setOpen(next)
  }
  const point = (next: Open | null, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(wait.current)
    wait.current = setTimeout(setOpen, delay, next)
  }

  return (
    <nav aria-label={name}>
      <ul className={styles.menu} data-scripted={isScripted} onPointerLeave={point(null, leaveDelay)}>
        {menu.map((entry) =>
          'links' in entry ? (
            <MenuGroup
              key={entry.text}
              group={entry}
              path={path}
              windows={windows}
              openedBy={open?.group === entry.text ? open.by : null}
              onPoint={point({ group: entry.text, by: 'pointer' }, hoverDelay)}
              onChange={(by) => show(by && { group: entry.text, by })}
            />
          ) : (
            <li key={entry.text} className={styles.entry} onPointerEnter={point(null, hoverDelay)}>
              <SiteLink link={entry} className={styles.top} current={currentFor(entry.href, path)} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

type MenuGroupProps = {
  group: Extract<MenuEntry, { links: unknown }>
  path: RoutePath | null
  windows: Windows
  openedBy: Open['by'] | null
  onPoint: (event: PointerEvent) => void
  onChange: (openedBy: Open['by'] | null) => void
}

function MenuGroup({ group, path, windows, openedBy, onPoint, onChange }: MenuGroupProps) {
  const isOpen = openedBy !== null
  const entry = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLUListElement>(null)

  // A panel the style sheet shows before the script arrives stays open when it does.
  const stayOpen = useEffectEvent(() => {
    if (entry.current?.matches(':hover, :active')) onChange('pointer')
    else if (entry.current?.contains(document.activeElement)) onChange('press')
  })
  useLayoutEffect(() => stayOpen(), [])

  // Spaced or large text moves the entries toward the window's edge.
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return
    panel.current.style.transform = ''
    const beyond = panel.current.getBoundingClientRect().right - document.documentElement.clientWidth
    if (beyond > 0) panel.current.style.transform = `translateX(${-beyond}px)`
  }, [isOpen])

  const closeOnPressOutside = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    if (!(target instanceof Node && entry.current?.contains(target))) onChange(null)
  })
  // Wherever focus is: a panel the pointer opened may cover what someone is reading.
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (entry.current?.contains(document.activeElement)) button.current?.focus()
    onChange(null)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', closeOnPressOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnPressOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onChange(null)
  }
  return (
    <li ref={entry} className={styles.entry} onPointerEnter={onPoint} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        data-current={group.links.some((link) => currentFor(link.href, path))}
        // Many people point and then press: the press mustn't close what the pointer just opened.
        onClick={() => onChange(openedBy === 'press' ? null : 'press')}
      >
        {group.text}
        <Icon name="chevron" size={14} />
      </button>
      <ul ref={panel} className={styles.panel} data-pictured={group.links.some((link) => link.href in windows)}>
        {group.links.map((link) => {
          const current = currentFor(link.href, path)
          return (
            <li key={link.href} className={styles.item} data-current={current !== undefined}>
              {windows[link.href] && <span className={styles.window}>{windows[link.href]}</span>}
              <SiteLink link={link} className={styles.link} current={current} />
              {link.promise && <span className={styles.promise}>{link.promise}</span>}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
