import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { People } from '@/components/sections/People'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { trustees } from '@/content/pages/trustees'
import { peopleGroups } from '@/content/people'

export const metadata = metadataFor('/trustees')

const [committee, ...others] = peopleGroups

export default function TrusteesPage() {
  return (
    <Page path="/trustees">
      <PageHead heading={trustees.heading} lead={trustees.lead} image={trustees.image}>
        <SiteLink link={trustees.begin} variant="primary" />
      </PageHead>
      <Section id={committee.id} heading={committee.heading} tone="raised">
        <People people={committee.people} />
      </Section>
      {others.map(({ id, heading, people }) => (
        <Section key={id} id={id} heading={heading} layout="split">
          <People people={people} />
        </Section>
      ))}
      <CallPrompt heading={trustees.close.heading} link={trustees.close.link}>
        {trustees.close.text}
      </CallPrompt>
    </Page>
  )
}
