import { HelpFinder } from '@/components/finding/HelpFinder'
import { HelpTable } from '@/components/finding/HelpTable'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { SiteLink } from '@/components/site/SiteLink'
import { ButtonLink } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import { findHelp, helpFor, helpPrograms, helpSentences, whenUnsure } from '@/content/find-help'
import { serviceAreas } from '@/content/service-areas'

export const metadata = metadataFor('/find-help')

export default function FindHelpPage() {
  const programs = helpPrograms.map(({ image, ...program }) => ({
    ...program,
    window: <Picture picture={image.picture} alt="" sizes="20rem" />,
  }))
  return (
    <Page path="/find-help">
      <PageHead heading={findHelp.heading} lead={findHelp.lead} image={findHelp.image}>
        <ButtonLink variant="primary" href={findHelp.start.href} data-needs-script>
          {findHelp.start.text}
        </ButtonLink>
        <SiteLink link={findHelp.seeAll} variant="secondary" />
      </PageHead>
      <HelpFinder
        helpFor={helpFor}
        sentences={helpSentences}
        whenUnsure={whenUnsure}
        programs={programs}
        areas={serviceAreas}
        words={findHelp}
      >
        <HelpTable {...findHelp.all} sentences={helpSentences} programs={helpPrograms} />
        <PicturePassage id="together" heading={findHelp.together.heading} image={findHelp.together.image} print="hide">
          <p>{findHelp.together.text}</p>
        </PicturePassage>
      </HelpFinder>
      <CallPrompt />
    </Page>
  )
}
