'use client'

import { useEffect } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { donateLink, messages } from '@/content/messages'
import type { MenuEntry } from '@/content/navigation'
import { officeHours } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { currentFor } from './current'
import styles from './Drawer.module.scss'
import { PhoneLink } from './PhoneLink'
import { SiteLink } from './SiteLink'

/** The window width from which the full menu stands in the header; the same as `wide` in styles. */
const fullMenu = '(width >= 74em)'

export type DrawerProps = { path: RoutePath | null; menu: readonly MenuEntry[]; onClose: () => void }

/** The menu of narrow windows, from the side. Closes on a press on a link and when the window grows. */
export function Drawer({ path, menu, onClose }: DrawerProps) {
  useEffect(() => {
    const query = window.matchMedia(fullMenu)
    const closeWhenWide = () => query.matches && onClose()
    query.addEventListener('change', closeWhenWide)
    return () => query.removeEventListener('change', closeWhenWide)
  }, [onClose])

  return (
    <Dialog title={messages.menu} closeLabel={messages.close} onClose={onClose} position="side">
      <nav aria-label={messages.mainMenu}>
        {/* A press on a link closes the drawer; the listener sits on the list and hears all of them. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <ul className={styles.list} onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          {menu.map((entry) => (
            <li key={entry.text} className={styles.entry}>
              {'links' in entry ? (
                <>
                  <span className={styles.group}>{entry.text}</span>
                  <ul className={styles.links} aria-label={entry.text}>
                    {entry.links.map((link) => (
                      <li key={link.href}>
                        <SiteLink link={link} className={styles.link} current={currentFor(link.href, path)} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <SiteLink link={entry} className={styles.link} current={currentFor(entry.href, path)} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <SiteLink link={donateLink} variant="donate" />
        <p>
          <PhoneLink className={styles.phone} />
          <span className={styles.hours}>{officeHours}</span>
        </p>
      </div>
    </Dialog>
  )
}
