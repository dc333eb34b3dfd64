import { SiteLink } from '@/components/site/SiteLink'
import { paperMessages } from '@/content/messages'
import styles from './EmailAddresses.module.scss'

type EmailAddressesProps = { addresses: readonly string[]; subject: string }

/** Addresses to copy, and a button that starts one email to all of them. */
export function EmailAddresses({ addresses, subject }: EmailAddressesProps) {
  const href = `mailto:${addresses.join(',')}?subject=${encodeURIComponent(subject)}` as const
  return (
    <div className={styles.emails}>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address}>
            <SiteLink link={{ text: address, href: `mailto:${address}` }} className={styles.address} />
          </li>
        ))}
      </ul>
      <div className={styles.write} data-print="hide">
        <SiteLink link={{ text: paperMessages.writeToBoth, href }} variant="secondary" />
      </div>
    </div>
  )
}
