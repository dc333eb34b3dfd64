import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { privacy } from '@/content/pages/privacy'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/privacy-policy')

const updated = (
  <p>
    {privacy.short.updatedLabel} <time dateTime={privacy.short.updated.date}>{privacy.short.updated.printed}</time>
  </p>
)

export default function PrivacyPage() {
  const { short, forms, outside, logs, choices } = privacy
  return (
    <Page path="/privacy-policy">
      <PageHead heading={privacy.heading} lead={privacy.lead}>
        <SiteLink link={privacy.begin} variant="primary" />
      </PageHead>
      <Section id="in-short" heading={short.heading} tone="calm" layout="split" lead={updated}>
        <CheckList items={short.items} />
      </Section>
      <Section id="forms" heading={forms.heading} layout="split">
        <Prose blocks={forms.text} />
      </Section>
      <Section id="videos-and-maps" heading={outside.heading} tone="raised" layout="split">
        <Prose blocks={outside.text} />
      </Section>
      <Section id="logs" heading={logs.heading} layout="split">
        <Prose blocks={logs.text} />
      </Section>
      <CallPrompt id="choices" heading={choices.heading}>
        <Prose blocks={choices.text} />
      </CallPrompt>
    </Page>
  )
}
