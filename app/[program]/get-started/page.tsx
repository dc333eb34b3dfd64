import { GetStarted } from '@/components/enquiry/GetStarted'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { formFor } from '@/content/forms'
import { getStartedPages, type ProgramSegment } from '@/content/pages/get-started'

type GetStartedPageProps = { params: Promise<{ program: ProgramSegment }> }

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(getStartedPages).map((program) => ({ program }))
}

export async function generateMetadata({ params }: GetStartedPageProps) {
  return metadataFor(`/${(await params).program}/get-started`)
}

export default async function GetStartedPage({ params }: GetStartedPageProps) {
  const { program } = await params
  const { form, ...content } = getStartedPages[program]
  return (
    <Page path={`/${program}/get-started`}>
      <GetStarted content={content} definition={formFor(form)} />
    </Page>
  )
}
