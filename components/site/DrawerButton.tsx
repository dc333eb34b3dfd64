'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { messages } from '@/content/messages'
import type { RoutePath } from '@/content/routes'
import type { DrawerProps } from './Drawer'
import styles from './DrawerButton.module.scss'

type DrawerButtonProps = { path: RoutePath | null }

/** Opens the menu of narrow windows. Its code is fetched on the first press, or a little earlier. */
export function DrawerButton({ path }: DrawerButtonProps) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const load = () =>
    import('./Drawer').then(
      (loaded) => setDrawer(() => loaded.Drawer),
      () => window.location.assign('#site-map'), // Off the network: the same links stand in the footer.
    )

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-needs-script
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setIsOpen(true)
          load()
        }}
      >
        <Icon name="menu" />
        {messages.menu}
      </button>
      {isOpen && Drawer && <Drawer path={path} onClose={() => setIsOpen(false)} />}
    </>
  )
}
