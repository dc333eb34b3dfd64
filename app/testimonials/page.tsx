import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { testimonialsPage } from '@/content/pages/testimonials'
import { testimonialGroups } from '@/content/videos'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/testimonials')

const tones = { 'family-testimonials': 'raised', 'spend-a-day-stories': 'warm' } as const

export default function TestimonialsPage() {
  return (
    <Page path="/testimonials">
      <PageHead heading={testimonialsPage.heading} lead={testimonialsPage.lead} image={testimonialsPage.image}>
        <SiteLink link={testimonialsPage.begin} variant="primary" />
      </PageHead>
      {testimonialGroups.map((group) => (
        <Section key={group.id} id={group.id} heading={group.heading} lead={group.lead} tone={tones[group.id]}>
          <VideoGrid videos={group.videos} more={testimonialsPage.programs[group.id]} />
        </Section>
      ))}
      <CallPrompt {...testimonialsPage.close} />
    </Page>
  )
}
