import { Leaf } from '@/components/ui/Leaf'
import { donateLink } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { CallButton } from './CallButton'
import { DrawerButton } from './DrawerButton'
import styles from './Header.module.scss'
import { MainMenu } from './MainMenu'
import { SiteLink } from './SiteLink'
import { TopLine } from './TopLine'

type HeaderProps = { path: RoutePath | null }

/** Name, menu, telephone and Donate Now; all but its top line stays while the page scrolls. */
export function Header({ path }: HeaderProps) {
  return (
    <header className={styles.header} data-print="hide">
      <TopLine />
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Leaf />
          <span>{organization.name}</span>
        </a>
        <div className={styles.menu}>
          <MainMenu path={path} menu={menu} />
        </div>
        <div className={styles.actions}>
          <CallButton />
          <SiteLink link={donateLink} variant="donate" />
          <div className={styles.drawer}>
            <DrawerButton path={path} menu={menu} />
          </div>
        </div>
      </div>
    </header>
  )
}
