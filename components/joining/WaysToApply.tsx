import type { ReactNode } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { Grid, Stack } from '@/components/ui/Layout'
import { organization, postalAddress } from '@/content/organization'
import type { DocumentFile, Link } from '@/content/types'
import { DocumentDownload } from './DocumentDownload'
import { EmailAddresses } from './EmailAddresses'

type Way = { heading: string; text: string }

type WaysToApplyProps = {
  online: Way & { link: Link }
  document: Way & { download: string; file: DocumentFile; sending: string; emails: readonly string[]; subject: string }
  mail: Way
  phone: Way
}

/** The four ways to apply for a job, with all each one takes: the two quick ones first, then the two on paper. */
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
