import { ProgramCards } from '@/components/programs/ProgramCards'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { JoinIn } from '@/components/sections/JoinIn'
import { PageHead } from '@/components/sections/PageHead'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { WelcomeBand } from '@/components/sections/WelcomeBand'
import { Page } from '@/components/site/Page'
import { OrCall } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/')

export default function HomePage() {
  const { joinIn } = home
  return (
    <Page path="/">
      <PageHead
        heading={home.headline}
        lead={home.lead}
        pictures={
          <ProgramSlideshow
            label={home.slideshowLabel}
            programs={programs}
            interval={home.slideInterval}
            fade={home.slideFade}
          />
        }
      >
        <BannerButtons buttons={home.buttons} />
        <OrCall />
      </PageHead>
      <WelcomeBand {...home.welcome} />
      <Section id="programs" heading={home.programs.heading} lead={home.programs.lead}>
        <ProgramCards programs={programs}>
          <RichText text={home.programs.stories} />
        </ProgramCards>
      </Section>
      <Section id="begin" heading={home.begin.heading} tone="raised">
        <Steps steps={home.begin.steps} layout="row" />
      </Section>
      <PicturePassage id="join-in" heading={joinIn.heading} image={joinIn.image} tone="warm" side="end">
        <JoinIn ways={[joinIn.give, joinIn.volunteer, joinIn.work]} />
      </PicturePassage>
      <CallPrompt link={home.next} />
    </Page>
  )
}
