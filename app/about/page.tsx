import { Milestones } from '@/components/about/Milestones'
import { Statements } from '@/components/about/Statements'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { JoinIn } from '@/components/sections/JoinIn'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { about } from '@/content/pages/about'
import { programs } from '@/content/programs'

export const metadata = metadataFor('/about')

export default function AboutPage() {
  return (
    <Page path="/about">
      <PageHead heading={about.heading} lead={about.lead} image={about.image}>
        <SiteLink link={about.begin} variant="primary" />
      </PageHead>
      <FactBand label={about.factsLabel} facts={about.facts} />
      <Statements statements={about.statements} />
      <Section id="legacy" heading={about.legacy.heading} lead={about.legacy.lead} tone="warm">
        <Milestones milestones={about.legacy.milestones} more={about.legacy.more} />
      </Section>
      <Section
        id="together"
        heading={about.together.heading}
        lead={about.together.lead}
        layout="split"
        tone="raised"
        picture="asides/one-place"
      >
        <CheckList
          items={programs.map(({ slug, names, summary }) => ({
            key: slug,
            content: (
              <>
                <SiteLink link={{ text: names.menu, href: `/${slug}` }} />. {summary}
              </>
            ),
          }))}
        />
      </Section>
      <Section id="people" heading={about.people.heading} lead={about.people.lead}>
        <JoinIn ways={about.people.ways} />
      </Section>
      <CallPrompt heading={about.close.heading} link={about.close.link}>
        {about.close.text}
      </CallPrompt>
    </Page>
  )
}
