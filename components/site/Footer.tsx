import { Leaf } from '@/components/ui/Leaf'
import { Unbroken } from '@/components/ui/Unbroken'
import { footer, spanishLink } from '@/content/messages'
import { officeHours, organization, postalAddress } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { CopyrightYear } from './CopyrightYear'
import { currentFor } from './current'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLink'
import { PhoneLink } from './PhoneLink'
import { SiteMap } from './SiteMap'

type FooterProps = { path: RoutePath | null }

/** Where and when to reach the office, links to every page, and the legal lines. */
export function Footer({ path }: FooterProps) {
  return (
    <footer className={styles.footer}>
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
            <Unbroken text={officeHours} />
            <br />
            {organization.hoursForClients}
          </p>
        </div>
        <SiteMap path={path} />
        <div className={styles.legal}>
          <ul className={styles.socials} aria-label={footer.socials} data-print="hide">
            {organization.socials.map((social) => (
              <li key={social.name}>
                <FooterLink link={{ text: social.name, href: social.url, opensNewTab: true }} />
              </li>
            ))}
          </ul>
          <p>
            {organization.name} {organization.registration} {footer.taxId} {organization.taxId}.
          </p>
          <p className={styles.rights}>
            <span>
              © <CopyrightYear /> {organization.name}. {footer.rights}
            </span>{' '}
            {[footer.privacy, footer.accessibility, spanishLink].map((link) => (
              <FooterLink key={link.href} link={link} isCurrent={currentFor(link.href, path) === 'page'} />
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}
