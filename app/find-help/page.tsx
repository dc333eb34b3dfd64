import { FindHelp, WhereProgramsGo } from '@/components/finding/FindHelp'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { Page } from '@/components/site/Page'
import { Section } from '@/components/ui/Section'
import { findHelp } from '@/content/find-help'
import { askASocialWorker } from '@/content/messages'
import { townWords } from '@/content/town-words'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/find-help')

export default function FindHelpPage() {
  return (
    <Page path="/find-help">
      <FindHelp />
      <Section id="my-town" heading={townWords.heading} layout="split" tone="raised">
        <WhereProgramsGo />
      </Section>
      <CallPrompt heading={findHelp.close} link={askASocialWorker} />
    </Page>
  )
}
