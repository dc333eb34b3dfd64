import type { Metadata } from 'next'
import { ProgramCards } from '@/components/programs/ProgramCards'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { NotFound } from '@/components/sections/NotFound'
import { Page } from '@/components/site/Page'
import { askASocialWorker } from '@/content/messages'
import { notFound } from '@/content/pages/not-found'
import { programs } from '@/content/programs'
import { notFoundRoute } from '@/content/routes'

/** The brief's short names are Home's alone; whoever is lost gets the menu's. */
const byMenuName = programs.map((program) => ({ ...program, names: { ...program.names, card: program.names.menu } }))

export const metadata: Metadata = {
  title: { absolute: notFoundRoute.title },
  description: notFoundRoute.description,
  robots: { index: false },
}

export default function NotFoundPage() {
  return (
    <Page path={null}>
      <NotFound {...notFound}>
        <ProgramCards programs={byMenuName} />
      </NotFound>
      <CallPrompt link={askASocialWorker} />
    </Page>
  )
}
