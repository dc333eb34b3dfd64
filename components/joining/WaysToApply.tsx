import type { ReactNode } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { Breakable } from '@/components/ui/Breakable'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import { paperMessages } from '@/content/messages'
import { organization, postalAddress } from '@/content/organization'
import type { DocumentFile, Link } from '@/content/types'
import { hrefTo } from '@/lib/links/href'

type Way = { heading: string; text: string }

type WaysToApplyProps = {
  online: Way & { link: Link }
  document: Way & { download: string; file: DocumentFile; sending: string; emails: readonly string[]; subject: string }
  mail: Way
  phone: Way
}

export function WaysToApply({ online, document, mail, phone }: WaysToApplyProps) {
  return (
    <Grid as="ul" column="24rem" rows={3} gap={40}>
      <WayItem way={online}>
        <SiteLink link={online.link} variant="primary" />
      </WayItem>
      <WayItem way={phone}>
        <p>
          <PhoneAndHours />
        </p>
      </WayItem>
      <WayItem way={document}>
        <DocumentDownload text={document.download} document={document.file} variant="secondary" />
        <p className="soft">{document.sending}</p>
        <EmailAddresses addresses={document.emails} subject={document.subject} />
      </WayItem>
      <WayItem way={mail}>
        <address>
          {organization.name}
          <br />
          {postalAddress.line1}
          <br />
          {postalAddress.line2}
        </address>
      </WayItem>
    </Grid>
  )
}

type WayItemProps = { way: Way; children: ReactNode }

function WayItem({ way, children }: WayItemProps) {
  return (
    <li className="lined">
      <h3 className="h4">{way.heading}</h3>
      <p className="soft">{way.text}</p>
      <Stack align="start">{children}</Stack>
    </li>
  )
}

type DocumentDownloadProps = { text: string; document: DocumentFile; variant?: 'primary' | 'secondary' }

export function DocumentDownload({ text, document, variant = 'primary' }: DocumentDownloadProps) {
  const factsId = `file${document.path.replace(/\W+/g, '-')}-facts`
  return (
    <Cluster>
      <ButtonLink variant={variant} href={hrefTo(document.path)} download aria-describedby={factsId}>
        <Icon name="document" size={22} />
        {text}
      </ButtonLink>
      <p id={factsId} className="small">
        {documentFacts(document)}
      </p>
    </Cluster>
  )
}

/** 'PDF, 2 pages, 97 KB' */
export function documentFacts({ pages, bytes }: DocumentFile): string {
  const { pdf, page, pages: several } = paperMessages
  return `${pdf}, ${pages} ${pages === 1 ? page : several}, ${Math.ceil(bytes / 1024)} KB`
}

type EmailAddressesProps = { addresses: readonly string[]; subject: string }

/** Addresses to copy; each starts one email to all of them. */
export function EmailAddresses({ addresses, subject }: EmailAddressesProps) {
  const href = `mailto:${addresses.join(',')}?subject=${encodeURIComponent(subject)}`
  return (
    <Cluster as="ul">
      {addresses.map((address) => (
        <li key={address}>
          <a href={href} className="standalone">
            <Breakable text={address} />
          </a>
        </li>
      ))}
    </Cluster>
  )
}
