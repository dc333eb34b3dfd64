import { Icon } from '@/components/ui/Icon'
import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import { frameFor, type HeaderWords } from '@/content/frame'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { DrawerButton } from './DrawerButton'
import styles from './Header.module.scss'
import { MainMenu } from './MainMenu'
import { SiteLink } from './SiteLink'

/** The menu's pictures. Rendered here, because in the menu's own code they'd pull in the list of all pictures. */
const windows = Object.fromEntries(
  menu.flatMap((entry) =>
    ('links' in entry ? entry.links : []).flatMap(({ href, image }) =>
      image ? [[href, <Picture key={href} {...image} sizes="5rem" />]] : [],
    ),
  ),
)

type HeaderProps = { path: RoutePath | null }

export function Header({ path }: HeaderProps) {
  const { language, header } = frameFor(path)
  return (
    <header className={styles.header} lang={language} data-print="hide">
      <TopLine {...header} />
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Leaf />
          <span>{organization.name}</span>
        </a>
        <div className={styles.menu}>
          <MainMenu path={path} menu={header.menu} name={header.menuName} windows={windows} />
        </div>
        <div className={styles.actions}>
          <CallButton text={header.call} />
          <SiteLink link={header.donate} variant="donate" />
          <div className={styles.drawer}>
            <DrawerButton path={path} words={header} />
          </div>
        </div>
      </div>
    </header>
  )
}

function CallButton({ text }: { text: string }) {
  return (
    <a className={styles.button} href={organization.phone.href}>
      <Icon name="phone" size={22} />
      <span>
        {text} <b className={styles.number}>{organization.phone.printed}</b>
      </span>
    </a>
  )
}

type TopLineProps = Pick<HeaderWords, 'hours' | 'note' | 'search' | 'otherLanguage'>

export function TopLine({ hours, note, search, otherLanguage }: TopLineProps) {
  return (
    <div className={styles.line} data-tone="band">
      <span className="soft">{hours}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.links}>
        <SiteLink link={search} />
        <SiteLink link={otherLanguage} />
      </span>
    </div>
  )
}
