import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { accessibility } from '@/content/pages/accessibility'

export const metadata = metadataFor('/accessibility')

const updated = (
  <p>
    {accessibility.short.updatedLabel}{' '}
    <time dateTime={accessibility.short.updated.date}>{accessibility.short.updated.printed}</time>
  </p>
)

export default function AccessibilityPage() {
  const { short, tested, notYet, help, close } = accessibility
  return (
    <Page path="/accessibility">
      <PageHead heading={accessibility.heading} lead={accessibility.lead}>
        <SiteLink link={accessibility.begin} variant="primary" />
      </PageHead>
      <Section id="in-short" heading={short.heading} tone="calm" layout="split" lead={updated}>
        <CheckList items={short.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <Section id="tested" heading={tested.heading} lead={tested.lead}>
        <CheckList columns={2} items={tested.checks.map(({ text }) => ({ key: text, content: text }))} />
      </Section>
      <Section id="not-yet" heading={notYet.heading} tone="raised" layout="split">
        <Prose blocks={notYet.text} />
      </Section>
      <Section id="help" heading={help.heading}>
        <Prose blocks={help.text} />
      </Section>
      <CallPrompt heading={close.heading}>{close.text}</CallPrompt>
    </Page>
  )
}
