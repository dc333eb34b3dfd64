import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import { Leaf } from '@/components/ui/Leaf'
import { about } from '@/content/pages/about'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/about')

export default function AboutPage() {
  return (
    <Page path="/about">
      <PageHead heading={about.heading} lead={about.lead} image={about.image}>
        <SiteLink link={about.begin} variant="primary" />
      </PageHead>
      <Milestones />
      <Statements />
      <CallPrompt {...about.close} />
    </Page>
  )
}

function Milestones() {
  const { heading, milestones } = about.legacy
  return (
    <section aria-labelledby="legacy" className="ground" data-tone="band" data-tight>
      <Stack className="wrap" gap={24}>
        <h2 id="legacy">{heading}</h2>
        <Grid as="ol" column="12rem" rows={2} gap={24}>
          {milestones.map(({ year, title, text }) => (
            <li key={year}>
              <h3 className="h4">
                <Stack as="span" gap={8}>
                  <span className="figure">{year}</span> {title}
                </Stack>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

function Statements() {
  return (
    <div className="ground">
      <Grid className="wrap" column="24rem" gap={40} data-reveal>
        {about.statements.map(({ id, heading, text }) => (
          <Stack as="section" key={id} id={id} aria-labelledby={`${id}-heading`} align="start">
            <h2 id={`${id}-heading`} className="h4">
              <Cluster as="span" gap={8}>
                <Leaf />
                {heading}
              </Cluster>
            </h2>
            <p className="h3">{text}</p>
          </Stack>
        ))}
      </Grid>
    </div>
  )
}
