import type { Metadata } from 'next'
import { ProgramCards } from '@/components/programs/ProgramCards'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { askASocialWorker, findHelpLink, searchLink } from '@/content/messages'
import { notFound } from '@/content/pages/not-found'
import { programs } from '@/content/programs'
import { notFoundRoute } from '@/content/routes'

/** The brief's short names are Home's alone; whoever is lost gets the menu's. */
const byMenuName = programs.map((program) => ({ ...program, names: { ...program.names, card: program.names.menu } }))

export const metadata: Metadata = {
  title: { absolute: notFoundRoute.title },
  description: notFoundRoute.description,
  robots: { index: false },
}

export default function NotFoundPage() {
  return (
    <Page path={null}>
      <PageHead heading={notFound.heading} lead={notFound.lead} image={notFound.image}>
        {/* The search knows which address was missed. */}
        <SiteLink link={{ ...searchLink, text: notFound.search }} variant="primary" />
        <SiteLink link={{ text: notFound.home, href: '/' }} variant="secondary" />
        <SiteLink link={findHelpLink} variant="secondary" />
      </PageHead>
      <Section id="programs" heading={notFound.programs} tone="raised">
        <ProgramCards programs={byMenuName} />
      </Section>
      <CallPrompt link={askASocialWorker} />
    </Page>
  )
}
