import { ButtonLink } from '@/components/ui/Button'
import { closesDialog } from '@/components/ui/closes-dialog'
import { Icon } from '@/components/ui/Icon'
import { donateLink, findHelpLink, messages, searchLink, spanishLink } from '@/content/messages'
import type { MenuEntry } from '@/content/navigation'
import { officeHours, organization } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { currentFor } from './current'
import styles from './Drawer.module.scss'
import { SiteLink } from './SiteLink'

type DrawerProps = { path: RoutePath | null; menu: readonly MenuEntry[] }

/** The menu in narrow windows, sliding in from the side, with what people want most first. A link closes it. */
export function Drawer({ path, menu }: DrawerProps) {
  return (
    <>
      <div className={styles.first}>
        <p>
          <ButtonLink variant="secondary" href={organization.phone.href}>
            <Icon name="phone" size={22} />
            <span>
              {messages.call} <b className={styles.number}>{organization.phone.printed}</b>
            </span>
          </ButtonLink>
          <span className={styles.hours}>{officeHours}</span>
        </p>
        <SiteLink link={donateLink} variant="donate" />
        <SiteLink link={findHelpLink} variant="secondary" />
      </div>
      <p className={styles.entry} {...closesDialog}>
        <SiteLink link={searchLink} className={styles.link} current={currentFor(searchLink.href, path)} />
      </p>
      <nav aria-label={messages.mainMenu}>
        <ul className={styles.list} {...closesDialog}>
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
      <p className={styles.entry} {...closesDialog}>
        <SiteLink link={spanishLink} className={styles.link} />
      </p>
    </>
  )
}
