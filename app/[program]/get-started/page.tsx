import { GetStarted } from '@/components/enquiry/GetStarted'
import { Page } from '@/components/site/Page'
import { type ProgramSlug, programFor, programs } from '@/content/programs'
import { metadataFor } from '@/lib/search-engines/page-metadata'

type GetStartedPageProps = { params: Promise<{ program: ProgramSlug }> }

export const dynamicParams = false

export function generateStaticParams() {
  return programs.map(({ slug }) => ({ program: slug }))
}

export async function generateMetadata({ params }: GetStartedPageProps) {
  return metadataFor(`/${(await params).program}/get-started`)
}

export default async function GetStartedPage({ params }: GetStartedPageProps) {
  const { slug, getStarted, form } = programFor((await params).program)
  return (
    <Page path={`/${slug}/get-started`}>
      <GetStarted content={getStarted} definition={form} />
    </Page>
  )
}
