import { Milestones } from '@/components/about/Milestones'
import { Statements } from '@/components/about/Statements'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { about } from '@/content/pages/about'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/about')

export default function AboutPage() {
  return (
    <Page path="/about">
      <PageHead heading={about.heading} lead={about.lead} image={about.image}>
        <SiteLink link={about.begin} variant="primary" />
      </PageHead>
      <Milestones {...about.legacy} />
      <Statements statements={about.statements} />
      <CallPrompt heading={about.close.heading} link={about.close.link}>
        {about.close.text}
      </CallPrompt>
    </Page>
  )
}
