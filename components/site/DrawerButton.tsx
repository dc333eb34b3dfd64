'use client'

import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import type { HeaderWords } from '@/content/frame'
import type { RoutePath } from '@/content/routes'
import styles from './Header.module.scss'

type DrawerButtonProps = { path: RoutePath | null; words: HeaderWords }

/** Opens the menu in narrow windows; until the script arrives, it leads to the same links in the footer. */
export function DrawerButton({ path, words }: DrawerButtonProps) {
  return (
    <LateDialog
      className={styles.button}
      href="#site-map"
      title={words.menuButton}
      closeLabel={words.close}
      position="side"
      content={() => import('./Drawer').then(({ Drawer }) => <Drawer words={words} path={path} />)}
    >
      <Icon name="menu" />
      {words.menuButton}
    </LateDialog>
  )
}
