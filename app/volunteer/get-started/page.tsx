import { ApplicationQuestions } from '@/components/joining/ApplicationQuestions'
import { DocumentDownload, EmailAddresses } from '@/components/joining/WaysToApply'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Steps } from '@/components/sections/Steps'
import { Page } from '@/components/site/Page'
import { Disclosure } from '@/components/ui/Disclosure'
import { Section } from '@/components/ui/Section'
import { volunteerGetStarted } from '@/content/pages/volunteer-get-started'
import { volunteerApplication } from '@/content/volunteer-application'
import { documents } from '@/generated/documents'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/volunteer/get-started')

export default function VolunteerGetStartedPage() {
  const { heading, lead, image, download, how, questions, close } = volunteerGetStarted
  const file = documents['volunteer-application']
  return (
    <Page path="/volunteer/get-started">
      <PageHead heading={heading} lead={lead} image={image}>
        <DocumentDownload text={download} document={file} />
      </PageHead>
      <Section id="how" heading={how.heading} layout="split" tone="raised">
        <Steps
          steps={[
            how.download,
            how.fillIn,
            { ...how.email, after: <EmailAddresses addresses={how.emails} subject={how.subject} /> },
          ]}
        />
        <Disclosure summary={questions.heading} lead={questions.lead}>
          <ApplicationQuestions parts={volunteerApplication.parts} />
        </Disclosure>
      </Section>
      <CallPrompt {...close} />
    </Page>
  )
}
