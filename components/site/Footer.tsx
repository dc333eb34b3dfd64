import { Leaf } from '@/components/ui/Leaf'
import { Unbroken } from '@/components/ui/Unbroken'
import { frameFor } from '@/content/frame'
import { organization, postalAddress } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { currentFor } from '@/lib/links/current'
import { CopyrightYear } from './CopyrightYear'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLink'
import { PhoneLink } from './PhoneLink'
import { SiteMap } from './SiteMap'

type FooterProps = { path: RoutePath | null }

/** Where and when to reach the office, links to every page, and the legal lines. */
export function Footer({ path }: FooterProps) {
  const { language, footer } = frameFor(path)
  return (
    <footer className={styles.footer} lang={language}>
      <div className={styles.inner}>
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
            <br />
            {footer.fax} {organization.fax.printed}
          </p>
          <p className={styles.hours}>
            <Unbroken text={footer.hours} />
            <br />
            {footer.hoursForClients}
          </p>
        </div>
        <SiteMap path={path} words={footer} />
        <div className={styles.legal}>
          <ul className={styles.socials} aria-label={footer.networksName} data-print="hide">
            {footer.networks.map((link) => (
              <li key={link.href}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
          <p>{footer.registration}</p>
          <p className={styles.rights}>
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
