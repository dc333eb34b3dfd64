import { CopyableFacts } from '@/components/giving/CopyableFacts'
import { GivingLedger } from '@/components/giving/GivingLedger'
import { Weekday } from '@/components/giving/Weekday'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { PeriodSentence } from '@/components/site/YearlySentences'
import { Disclosure } from '@/components/ui/Disclosure'
import { Section } from '@/components/ui/Section'
import { giving } from '@/content/pages/giving'
import { weekday } from '@/content/weekday'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/gifting-sage')

export default function GivingPage() {
  const { today, owned, things, yearEnd, papers, close } = giving
  const { taxes } = yearEnd
  return (
    <Page path="/gifting-sage">
      <PageHead heading={giving.heading} lead={giving.lead} image={giving.image}>
        <SiteLink link={giving.donate} variant="donate" />
      </PageHead>
      <Weekday {...weekday} />
      <Section id="give-today" heading={today.heading} lead={today.lead}>
        <GivingLedger ways={today.ways}>
          <Prose blocks={today.check} />
        </GivingLedger>
      </Section>
      <Section id="give-from-what-you-own" heading={owned.heading} lead={owned.lead}>
        <GivingLedger ways={owned.ways} />
      </Section>
      <Section id="give-things" heading={things.heading}>
        <GivingLedger ways={things.ways} />
      </Section>
      <Section
        id="year-end"
        heading={yearEnd.heading}
        lead={<PeriodSentence period={yearEnd.period} words={yearEnd.words} />}
        tone="calm"
        layout="split"
      >
        <Prose blocks={yearEnd.text} />
        <Disclosure summary={taxes.heading} lead={taxes.lead}>
          <Prose blocks={taxes.text} />
        </Disclosure>
      </Section>
      <Section id="papers" heading={papers.heading} layout="split">
        <CopyableFacts facts={papers.facts} />
      </Section>
      <CallPrompt {...close} />
    </Page>
  )
}
