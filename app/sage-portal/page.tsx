import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose, RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { portal } from '@/content/pages/portal'

export const metadata = metadataFor('/sage-portal')

export default function PortalPage() {
  const { trustees, office, others, close } = portal
  return (
    <Page path="/sage-portal">
      <PageHead heading={portal.heading} lead={portal.lead} image={portal.image}>
        <SiteLink link={portal.call} variant="primary" />
      </PageHead>
      <Section id="trustees" heading={trustees.heading} tone="raised" layout="split">
        <Prose blocks={trustees.text} />
      </Section>
      <Section id="office" heading={office.heading} layout="split" picture="asides/office">
        <TermList
          layout="rows"
          terms={office.lines.map(({ term, text }) => ({ term, text: <RichText text={text} /> }))}
        />
      </Section>
      <Section id="others" heading={others.heading} lead={others.lead} tone="raised">
        <CheckList
          columns={2}
          items={others.links.map((link) => ({ key: link.href, content: <SiteLink link={link} /> }))}
        />
      </Section>
      <CallPrompt heading={close.heading}>{close.text}</CallPrompt>
    </Page>
  )
}
