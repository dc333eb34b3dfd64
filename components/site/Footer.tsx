import { Leaf } from '@/components/ui/Leaf'
import { Unbroken } from '@/components/ui/Unbroken'
import { type FooterWords, frameFor } from '@/content/frame'
import { organization, postalAddress } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import type { Link } from '@/content/types'
import { currentFor } from '@/lib/links/href'
import { CopyrightYear } from './CopyrightYear'
import styles from './Footer.module.scss'
import { PhoneLink } from './PhoneLink'
import { SiteLink } from './SiteLink'

type FooterProps = { path: RoutePath | null }

export function Footer({ path }: FooterProps) {
  const { language, footer } = frameFor(path)
  return (
    <footer className={styles.footer} data-tone="band" lang={language}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.office}>
          <p className={styles.name}>
            <Leaf />
            {organization.name}
          </p>
          <address>
            {postalAddress.line1}
            <br />
            {postalAddress.line2}
          </address>
          <p>
            <PhoneLink className={styles.phone} />
            {organization.fax && (
              <>
                <br />
                {footer.fax} {organization.fax}
              </>
            )}
          </p>
          <p className={styles.hours}>
            <Unbroken text={footer.hours} />
            <br />
            {footer.hoursForClients}
          </p>
        </div>
        <FooterLinks path={path} words={footer} />
        <div className={`soft ${styles.legal}`}>
          <ul className={styles.line} aria-label={footer.networksName} data-print="hide">
            {footer.networks.map((link) => (
              <li key={link.href}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
          <p>{footer.registration}</p>
          <p className={styles.line} data-print="hide">
            <span>
              © <CopyrightYear /> {organization.name}. {footer.rights}
            </span>{' '}
            {footer.legal.map((link) => (
              <FooterLink key={link.href} link={link} isCurrent={currentFor(link.href, path) === 'page'} />
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ link, isCurrent = false }: { link: Link; isCurrent?: boolean }) {
  return <SiteLink link={link} className={styles.link} current={isCurrent ? 'page' : undefined} />
}

function FooterLinks({ path, words }: { path: RoutePath | null; words: FooterWords }) {
  return (
    <nav id="site-map" aria-label={words.siteMap} className={styles.columns} data-print="hide">
      {words.note && <p className={`soft ${styles.note}`}>{words.note}</p>}
      {words.columns.map((column) => (
        <div key={column.text}>
          <h2 className={styles.heading}>{column.text}</h2>
          <ul className={styles.links}>
            {column.links.map((link) => (
              <li key={link.text}>
                <FooterLink link={link} isCurrent={currentFor(link.href, path) === 'page'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
