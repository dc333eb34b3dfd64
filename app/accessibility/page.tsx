import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { accessibility } from '@/content/pages/accessibility'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/accessibility')

const { updated } = accessibility

export default function AccessibilityPage() {
  const { tested, notYet, close } = accessibility
  return (
    <Page path="/accessibility">
      <PageHead heading={accessibility.heading} lead={accessibility.lead}>
        <SiteLink link={accessibility.begin} variant="primary" />
        <p>
          {updated.label} <time dateTime={updated.date}>{updated.printed}</time>
        </p>
      </PageHead>
      <Section id="tested" heading={tested.heading} lead={tested.lead} tone="raised">
        <CheckList columns={2} items={tested.checks.map(({ text }) => text)} />
      </Section>
      <Section id="not-yet" heading={notYet.heading} layout="split">
        <Prose blocks={notYet.text} />
      </Section>
      <CallPrompt {...close} />
    </Page>
  )
}
