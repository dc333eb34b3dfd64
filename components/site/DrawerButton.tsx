'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { messages } from '@/content/messages'
import type { MenuEntry } from '@/content/navigation'
import type { RoutePath } from '@/content/routes'
import type { DrawerProps } from './Drawer'
import styles from './DrawerButton.module.scss'

type DrawerButtonProps = { path: RoutePath | null; menu: readonly MenuEntry[] }

/**
 * Opens the menu of narrow windows: a link to the same links in the footer until the script is here, then a button.
 * The drawer's code is fetched on the first press, or a little earlier.
 */
export function DrawerButton({ path, menu }: DrawerButtonProps) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isScripted = useIsScripted()
  const load = () => import('./Drawer').then((loaded) => setDrawer(() => loaded.Drawer))

  function open() {
    setIsOpen(true)
    load().catch(() => {
      setIsOpen(false)
      window.location.assign('#site-map') // Off the network: the same links stand in the footer.
    })
  }

  if (!isScripted) {
    return (
      <a className={styles.button} href="#site-map">
        <Icon name="menu" />
        {messages.menu}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => load().catch(later)}
        onFocus={() => load().catch(later)}
        onClick={open}
      >
        <Icon name="menu" />
        {messages.menu}
      </button>
      {isOpen && Drawer && <Drawer path={path} menu={menu} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A press still leads to the footer, so an early fetch that fails is nobody's trouble. */
const later = () => {}
