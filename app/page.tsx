import { ProgramCards } from '@/components/programs/ProgramCards'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { Hero } from '@/components/sections/Hero'
import { JoinIn } from '@/components/sections/JoinIn'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { WelcomeBand } from '@/components/sections/WelcomeBand'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { donateLink } from '@/content/messages'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'

export const metadata = metadataFor('/')

export default function HomePage() {
  return (
    <Page path="/">
      <Hero
        headline={home.headline}
        lead={home.lead}
        buttons={<BannerButtons buttons={home.buttons} />}
        picture={
          <ProgramSlideshow
            label={home.slideshowLabel}
            programs={programs}
            interval={home.slideInterval}
            fade={home.slideFade}
          />
        }
      />
      <WelcomeBand {...home.welcome} proofs={home.proofs} />
      <Section id="programs" heading={home.programs.heading} lead={home.programs.lead}>
        <ProgramCards programs={programs} />
      </Section>
      <Section id="begin" heading={home.begin.heading} tone="raised">
        <Steps steps={home.begin.steps} layout="row" />
      </Section>
      <Section id="story" heading={home.story.heading} lead={home.story.lead} layout="split">
        <VideoGrid videos={[home.story.video]} />
        <p>
          <SiteLink link={home.story.more} />
        </p>
      </Section>
      <PicturePassage id="giving" heading={home.giving.heading} image={home.giving.image} tone="warm" side="end">
        <p>{home.giving.text}</p>
        <p>
          <SiteLink link={donateLink} variant="donate" />
        </p>
        <p>
          <SiteLink link={home.giving.more} />
        </p>
      </PicturePassage>
      <Section id="join-in" heading={home.joinIn.heading} lead={home.joinIn.lead}>
        <JoinIn ways={[home.joinIn.volunteer, home.joinIn.work]} />
      </Section>
      <CallPrompt link={home.next} />
    </Page>
  )
}
