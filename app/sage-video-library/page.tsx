import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { videoLibraryPage } from '@/content/pages/video-library'
import { videoLibrary } from '@/content/videos'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/sage-video-library')

const tones = { 'about-videos': 'raised', 'recent-videos': 'plain', 'thank-you-messages': 'warm' } as const

export default function VideoLibraryPage() {
  return (
    <Page path="/sage-video-library">
      <PageHead heading={videoLibraryPage.heading} lead={videoLibraryPage.lead} image={videoLibraryPage.image}>
        <SiteLink link={videoLibraryPage.begin} variant="primary" />
      </PageHead>
      {videoLibrary.map((group) => (
        <Section key={group.id} id={group.id} heading={group.heading} lead={group.lead} tone={tones[group.id]}>
          <VideoGrid videos={group.videos} />
        </Section>
      ))}
      <CallPrompt {...videoLibraryPage.close} />
    </Page>
  )
}
