'use client'

import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import { messages } from '@/content/messages'
import type { MenuEntry } from '@/content/navigation'
import type { RoutePath } from '@/content/routes'
import styles from './DrawerButton.module.scss'

type DrawerButtonProps = { path: RoutePath | null; menu: readonly MenuEntry[] }

/** Opens the menu in narrow windows; until the script arrives, it leads to the same links in the footer. */
export function DrawerButton({ path, menu }: DrawerButtonProps) {
  return (
    <LateDialog
      className={styles.button}
      href="#site-map"
      title={messages.menu}
      closeLabel={messages.close}
      position="side"
      content={() => import('./Drawer').then(({ Drawer }) => <Drawer menu={menu} path={path} />)}
    >
      <Icon name="menu" />
      {messages.menu}
    </LateDialog>
  )
}
