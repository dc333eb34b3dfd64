import { Milestones } from '@/components/about/Milestones'
import { Statements } from '@/components/about/Statements'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { JoinIn } from '@/components/sections/JoinIn'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
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
      <Section id="people" heading={about.people.heading} tone="raised">
        <JoinIn ways={about.people.ways} />
      </Section>
      <CallPrompt heading={about.close.heading} link={about.close.link}>
        {about.close.text}
      </CallPrompt>
    </Page>
  )
}
