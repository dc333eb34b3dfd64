import { Leaf } from '@/components/ui/Leaf'
import { footer } from '@/content/messages'
import { footerColumns } from '@/content/navigation'
import { officeHours, organization, postalAddress } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { CopyrightYear } from './CopyrightYear'
import { currentFor } from './current'
import styles from './Footer.module.scss'
import { PhoneLink } from './PhoneLink'
import { SiteLink } from './SiteLink'

type FooterProps = { path: RoutePath | null }

/** Where and when to reach the office, every page, and the legal lines. */
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
            {footer.phone} <PhoneLink className={styles.phone} />
            <br />
            {footer.fax} {organization.fax.printed}
          </p>
          <p>
            {officeHours}
            <br />
            {organization.hoursForClients}
          </p>
        </div>
        <nav id="site-map" aria-label={footer.siteMap} className={styles.columns} data-print="hide">
          {footerColumns.map((column) => (
            <div key={column.heading}>
              <h2 className={styles.heading}>{column.heading}</h2>
              <ul className={styles.links}>
                {column.links.map((link) => (
                  <li key={link.text}>
                    <SiteLink
                      link={link}
                      className={styles.link}
                      current={currentFor(link.href, path) === 'page' ? 'page' : undefined}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <ul className={styles.socials} aria-label={footer.socials} data-print="hide">
            {organization.socials.map((social) => (
              <li key={social.name}>
                <SiteLink link={{ text: social.name, href: social.url, opensNewTab: true }} className={styles.link} />
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
            <SiteLink link={{ text: footer.privacy, href: '/privacy-policy' }} className={styles.link} />
          </p>
        </div>
      </div>
    </footer>
  )
}
