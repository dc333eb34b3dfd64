import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { findHelpLink } from '@/content/messages'
import type { Illustration } from '@/content/types'
import styles from './NotFound.module.scss'
import { PageHead } from './PageHead'

type NotFoundProps = {
  heading: string
  lead: string
  home: string
  image: Illustration
  /** Heading for what's below. */
  programs: string
  children: ReactNode
}

/** Shown when a page is missing: a page head, and links on from it. */
export function NotFound({ heading, lead, home, image, programs, children }: NotFoundProps) {
  return (
    <>
      <div className={styles.head}>
        <PageHead heading={heading} lead={lead} image={image}>
          <SiteLink link={{ text: home, href: '/' }} variant="primary" />
          <SiteLink link={findHelpLink} variant="secondary" />
        </PageHead>
      </div>
      <Section id="programs" heading={programs} tone="raised">
        {children}
      </Section>
    </>
  )
}
