import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { accessibility } from '@/content/pages/accessibility'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/accessibility')

const { updated } = accessibility

export default function AccessibilityPage() {
  const { notYet, close } = accessibility
  return (
    <Page path="/accessibility">
      <PageHead heading={accessibility.heading} lead={accessibility.lead}>
        <SiteLink link={accessibility.begin} variant="primary" />
        <p>
          {updated.label} <time dateTime={updated.date}>{updated.printed}</time>
        </p>
      </PageHead>
      <Section id="not-yet" heading={notYet.heading} tone="raised" layout="split">
        <Prose blocks={notYet.text} />
      </Section>
      <CallPrompt {...close} />
    </Page>
  )
}
