'use client'

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import type { MenuEntry } from '@/content/navigation'
import type { RoutePath } from '@/content/routes'
import { currentFor } from '@/lib/links/current'
import styles from './MainMenu.module.scss'
import { SiteLink } from './SiteLink'

/** Milliseconds before a panel opens under the pointer, and before it closes once the pointer leaves. */
const hoverDelay = 100
const leaveDelay = 300

type MainMenuProps = {
  path: RoutePath | null
  menu: readonly MenuEntry[]
  /** Tells it from other menus. */
  name: string
  /** The picture beside a link in its panel, by the link's href. */
  windows?: Readonly<Record<string, ReactNode>>
}

/** The menu in wide windows: plain links, and buttons that open a panel of links, one at a time. */
export function MainMenu({ path, menu, name, windows = {} }: MainMenuProps) {
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const isScripted = useIsScripted()
  const root = useRef<HTMLUListElement>(null)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByPointer = useRef<string | null>(null)
  useEffect(() => () => clearTimeout(wait.current), [])

  // A panel the style sheet shows before the script arrives stays open when it does.
  useLayoutEffect(() => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])]
    const button =
      buttons.find(({ parentElement }) => parentElement?.contains(document.activeElement)) ??
      buttons.find(({ parentElement }) => parentElement?.matches(':hover'))
    if (!button) return
    openedByPointer.current = button.matches(':hover') ? button.textContent : null
    setOpenGroup(button.textContent)
  }, [])

  const openLater = (group: string | null, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(wait.current)
    wait.current = setTimeout(() => {
      openedByPointer.current = group
      setOpenGroup(group)
    }, delay)
  }
  const press = (group: string) => {
    clearTimeout(wait.current)
    // Many people point and then press: the press mustn't close what the pointer just opened.
    const isMeantToOpen = openGroup !== group || openedByPointer.current === group
    openedByPointer.current = null
    setOpenGroup(isMeantToOpen ? group : null)
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenGroup(null)
  }
  useEffect(() => {
    const closeOnPressOutside = (event: globalThis.PointerEvent) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target)
      if (!isInside) setOpenGroup(null)
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [])

  // Spaced or large text moves the entries toward the window's edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a panel has opened
  useLayoutEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>('[aria-expanded="true"] + ul')
    if (!panel) return
    panel.style.transform = ''
    const beyond = panel.getBoundingClientRect().right - document.documentElement.clientWidth
    if (beyond > 0) panel.style.transform = `translateX(${-beyond}px)`
  }, [openGroup])

  // Wherever focus is: a panel the pointer opened may cover what someone is reading.
  useEffect(() => {
    if (!openGroup) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(wait.current)
      if (root.current?.contains(document.activeElement)) {
        root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      }
      setOpenGroup(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [openGroup])

  return (
    <nav aria-label={name}>
      <ul ref={root} className={styles.menu} data-scripted={isScripted} onPointerLeave={openLater(null, leaveDelay)}>
        {menu.map((entry) =>
          'links' in entry ? (
            <li
              key={entry.text}
              className={styles.entry}
              onPointerEnter={openLater(entry.text, hoverDelay)}
              onBlur={closeOnLeave}
            >
              <button
                type="button"
                className={styles.top}
                aria-expanded={openGroup === entry.text}
                data-current={entry.links.some((link) => currentFor(link.href, path))}
                onClick={() => press(entry.text)}
              >
                {entry.text}
                <Icon name="chevron" size={14} />
              </button>
              <ul className={styles.panel} data-pictured={entry.links.some((link) => link.href in windows)}>
                {entry.links.map((link) => {
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
          ) : (
            <li key={entry.text} className={styles.entry} onPointerEnter={openLater(null, hoverDelay)}>
              <SiteLink link={entry} className={styles.top} current={currentFor(entry.href, path)} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
