import type { Metadata } from 'next'
import { ProgramCards } from '@/components/programs/ProgramCards'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { NotFound } from '@/components/sections/NotFound'
import { Page } from '@/components/site/Page'
import { notFound } from '@/content/pages/not-found'
import { programs } from '@/content/programs'
import { notFoundRoute } from '@/content/routes'

export const metadata: Metadata = {
  title: { absolute: notFoundRoute.title },
  description: notFoundRoute.description,
  robots: { index: false },
}

export default function NotFoundPage() {
  return (
    <Page path={null}>
      <NotFound {...notFound}>
        <ProgramCards programs={programs} />
      </NotFound>
      <CallPrompt />
    </Page>
  )
}
