import { palette } from '@/content/palette'
import { makeDocuments } from '@/scripts/documents/documents'
import { step, whenStartedAlone } from '@/scripts/step'
import { makeAdmin } from './admin'
import { writeIfChanged } from './files'
import { makeFonts } from './fonts'
import { makeOpenGraph } from './open-graph'
import { makePictures } from './pictures'

export async function prepare(): Promise<void> {
  await step('colors', makeColors)
  await step('fonts', makeFonts)
  await step('pictures', () => makePictures())
  await step('open-graph', makeOpenGraph)
  await step('documents', makeDocuments)
  await step('editor', () => makeAdmin())
}

/** Writes the palette for the style sheets: `sageLight` is `$sage-light` there. */
async function makeColors(): Promise<string> {
  const lines = Object.entries(palette).map(([name, color]) => {
    return `$${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`
  })
  const origin = '// Written by scripts/build/prepare.ts from content/palette.ts. Do not edit.'
  await writeIfChanged('generated/_palette.scss', [origin, ...lines, ''].join('\n'))
  return `${lines.length} colors`
}

whenStartedAlone('prepare.ts', prepare)
