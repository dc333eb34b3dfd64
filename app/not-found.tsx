import type { Metadata } from 'next'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { askASocialWorker, findHelpLink, searchLink } from '@/content/messages'
import { notFound } from '@/content/pages/not-found'
import { notFoundRoute } from '@/content/routes'

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
      <CallPrompt link={askASocialWorker} />
    </Page>
  )
}
