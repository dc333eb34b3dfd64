import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { findHelpLink, searchLink } from '@/content/messages'
import type { Illustration } from '@/content/types'
import { PageHead } from './PageHead'

type NotFoundProps = {
  heading: string
  lead: string
  /** Words of the ways on; the search then knows which address was missed. */
  search: string
  home: string
  image: Illustration
  /** Heading for what's below. */
  programs: string
  children: ReactNode
}

/** What stands where a page is missing: the head of a page, and the ways on from it. */
export function NotFound({ heading, lead, search, home, image, programs, children }: NotFoundProps) {
  return (
    <>
      <PageHead heading={heading} lead={lead} image={image}>
        <SiteLink link={{ ...searchLink, text: search }} variant="primary" />
        <SiteLink link={{ text: home, href: '/' }} variant="secondary" />
        <SiteLink link={findHelpLink} variant="secondary" />
      </PageHead>
      <Section id="programs" heading={programs} tone="raised">
        {children}
      </Section>
    </>
  )
}
