import { People } from '@/components/about/People'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { trustees } from '@/content/pages/trustees'
import { peopleGroups } from '@/content/people'

export const metadata = metadataFor('/trustees')

/** Those who answer for the organization today, then those who began it. */
const tones = ['raised', 'plain', 'plain', 'warm'] as const

export default function TrusteesPage() {
  return (
    <Page path="/trustees">
      <PageHead heading={trustees.heading} lead={trustees.lead} image={trustees.image}>
        <SiteLink link={trustees.begin} variant="primary" />
      </PageHead>
      {peopleGroups.map(({ id, heading, lead, people }, index) => (
        <Section
          key={id}
          id={id}
          heading={heading}
          lead={<RichText text={lead} />}
          layout="split"
          tone={tones[index] ?? 'plain'}
        >
          <People people={people} />
        </Section>
      ))}
      <CallPrompt heading={trustees.close.heading} link={trustees.close.link}>
        {trustees.close.text}
      </CallPrompt>
    </Page>
  )
}
