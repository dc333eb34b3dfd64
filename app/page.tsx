import { ProgramCards } from '@/components/programs/ProgramCards'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { JoinIn } from '@/components/sections/JoinIn'
import { PageHead } from '@/components/sections/PageHead'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { WelcomeBand } from '@/components/sections/WelcomeBand'
import { Page } from '@/components/site/Page'
import { OrCall } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { askASocialWorker } from '@/content/messages'
import { organization } from '@/content/organization'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/')

/** A picture of each program, with the way to its page. */
const slides = programs.map(({ names, image, slug }) => ({
  ...image,
  caption: { text: names.card, href: `/${slug}` as const },
}))

export default function HomePage() {
  const { joinIn } = home
  return (
    <Page path="/">
      <PageHead
        heading={home.headline}
        lead={home.lead}
        pictures={
          <PictureSlideshow
            label={home.slideshowLabel}
            slides={slides}
            interval={home.slideInterval}
            fade={home.slideFade}
            sign={organization.name}
          />
        }
      >
        <BannerButtons buttons={home.buttons} />
        <OrCall />
      </PageHead>
      <WelcomeBand {...home.welcome} />
      <Section id="programs" heading={home.programs.heading}>
        <ProgramCards programs={programs}>
          <RichText text={home.programs.stories} />
        </ProgramCards>
      </Section>
      <PicturePassage id="join-in" heading={joinIn.heading} image={joinIn.image} tone="warm" side="end">
        <JoinIn ways={[joinIn.give, joinIn.volunteer, joinIn.work]} />
      </PicturePassage>
      <CallPrompt link={askASocialWorker} />
    </Page>
  )
}
