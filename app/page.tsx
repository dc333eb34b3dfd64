import { ProgramCards } from '@/components/programs/ProgramCards'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { Hero } from '@/components/sections/Hero'
import { JoinIn } from '@/components/sections/JoinIn'
import { PicturePassage } from '@/components/sections/PicturePassage'
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
      <Hero
        headline={home.headline}
        lead={home.lead}
        picture={
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
      </Hero>
      <WelcomeBand {...home.welcome} />
      <Section id="programs" heading={home.programs.heading}>
        <ProgramCards programs={programs}>
          <RichText text={home.programs.stories} />
        </ProgramCards>
      </Section>
      <PicturePassage id="join-in" heading={joinIn.heading} image={joinIn.image} tone="warm" side="end">
        <JoinIn ways={[joinIn.give, joinIn.volunteer, joinIn.work]} />
      </PicturePassage>
      <CallPrompt link={home.next} />
    </Page>
  )
}
