import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Stack } from '@/components/ui/Layout'
import type { HeaderWords } from '@/content/frame'
import { organization } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { currentFor } from '@/lib/links/href'
import styles from './Drawer.module.scss'
import { SiteLink } from './SiteLink'

type DrawerProps = { path: RoutePath | null; words: HeaderWords }

/** The menu in narrow windows, sliding in from the side, with what people want most first. A link closes it. */
export function Drawer({ path, words }: DrawerProps) {
  const { call, hours, donate, findHelp, search, note, menu, menuName, otherLanguage } = words
  return (
    <>
      <Stack className={styles.first}>
        <Stack as="p" gap={8}>
          <ButtonLink variant="secondary" href={organization.phone.href}>
            <Icon name="phone" size={22} />
            <span>
              {call} <b className={styles.number}>{organization.phone.printed}</b>
            </span>
          </ButtonLink>
          <span className="small">{hours}</span>
        </Stack>
        <SiteLink link={donate} variant="donate" />
        <SiteLink link={findHelp} variant="secondary" />
        {note && <p className="small">{note}</p>}
      </Stack>
      <p className={styles.entry} data-closes-dialog>
        <SiteLink link={search} className={styles.link} current={currentFor(search.href, path)} />
      </p>
      <nav aria-label={menuName}>
        <ul role="list" data-closes-dialog>
          {menu.map((entry) => (
            <li key={entry.text} className={styles.entry}>
              {'links' in entry ? (
                <>
                  <span className="small">{entry.text}</span>
                  <ul role="list" aria-label={entry.text}>
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
      <p className={styles.entry} data-closes-dialog>
        <SiteLink link={otherLanguage} className={styles.link} />
      </p>
    </>
  )
}
