import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Cluster, Stack } from '@/components/ui/Layout'
import { paperMessages } from '@/content/messages'

type EmailAddressesProps = { addresses: readonly string[]; subject: string }

/** Addresses to copy, and a button that starts one email to all of them. */
export function EmailAddresses({ addresses, subject }: EmailAddressesProps) {
  const href = `mailto:${addresses.join(',')}?subject=${encodeURIComponent(subject)}` as const
  return (
    <Stack gap={8}>
      <Cluster as="ul">
        {addresses.map((address) => (
          <li key={address}>
            <a href={`mailto:${address}`} className="standalone">
              <span>{breakable(address)}</span>
            </a>
          </li>
        ))}
      </Cluster>
      <div data-print="hide">
        <SiteLink link={{ text: paperMessages.startEmail, href }} variant="secondary" />
      </div>
    </Stack>
  )
}

/** An address that may break before its @ and its dots. */
function breakable(address: string): ReactNode {
  return address.split(/(?=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
