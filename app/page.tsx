import { ProgramCards } from '@/components/programs/ProgramCards'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { WelcomeBand } from '@/components/sections/WelcomeBand'
import { Page } from '@/components/site/Page'
import { OrCall } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { Unbroken } from '@/components/ui/Unbroken'
import { askASocialWorker, findHelpLink } from '@/content/messages'
import { organization } from '@/content/organization'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/')

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
        <SiteLink link={findHelpLink} variant="primary" />
        <OrCall />
      </PageHead>
      <WelcomeBand {...home.welcome} />
      <Section id="programs" heading={home.programs.heading}>
        <ProgramCards programs={programs}>
          <RichText text={home.programs.stories} />
        </ProgramCards>
      </Section>
      <PicturePassage id="join-in" heading={joinIn.heading} image={joinIn.image} tone="warm" side="end">
        <Stack as="ul" gap={24}>
          {[joinIn.give, joinIn.volunteer, joinIn.work].map((way) => (
            <li key={way.heading} className="lined">
              <h3 className="h4">{way.heading}</h3>
              <p className="soft">
                <Unbroken text={way.text} />
              </p>
              <SiteLink link={way.link} className="standalone" />
            </li>
          ))}
        </Stack>
      </PicturePassage>
      <CallPrompt link={askASocialWorker} />
    </Page>
  )
}
