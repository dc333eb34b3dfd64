import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose, RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { supplied } from '@/content/facts'
import { spanish } from '@/content/pages/spanish'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/es')

export default function SpanishPage() {
  const { programs, contact, interpreter, others } = spanish
  return (
    <Page path="/es">
      <PageHead heading={spanish.heading} lead={spanish.lead} image={spanish.image}>
        <SiteLink link={spanish.call} variant="primary" />
      </PageHead>
      <Section id="programas" heading={programs.heading} tone="raised" lead={programs.lead}>
        <CheckList columns={2} items={programs.list.map(({ key, content }) => <RichText key={key} text={content} />)} />
      </Section>
      <Section id="otras-lineas" heading={others.heading} layout="split">
        <Prose blocks={others.text} />
      </Section>
      <CallPrompt id="llamenos" heading={contact.heading} board={contact.board}>
        <Prose blocks={[...contact.text, ...supplied(interpreter)]} />
      </CallPrompt>
    </Page>
  )
}
