import { makeDocuments } from '@/scripts/documents/documents'
import { step, whenStartedAlone } from '@/scripts/step'
import { makeAdmin } from './admin'
import { makeColors } from './colors'
import { makeFonts } from './fonts'
import { makeIcons } from './icons'
import { makeOpenGraph } from './open-graph'
import { makePictures } from './pictures'

/** Makes everything the pages need that isn't written by hand: generated/ and the generated files in public/. */
export async function prepare(): Promise<void> {
  await step('colors', makeColors)
  await step('fonts', makeFonts)
  await step('pictures', () => makePictures())
  await step('open-graph', makeOpenGraph)
  await step('icons', makeIcons)
  await step('documents', makeDocuments)
  await step('editor', () => makeAdmin())
}

whenStartedAlone('prepare.ts', prepare)
