import { filesUnder } from '@/scripts/build/files'
import { partsFolder } from '@/scripts/build/scenes'
import { checkSettings, readBuildSettings } from '@/scripts/build/settings'
import { Problem, step, whenStartedAlone } from '@/scripts/step'
import { checkFacts } from './check-facts'
import { type Finding, sentence } from './findings'

/**
 * Checks the facts against their schemas, and then what no schema and no type knows: that links lead somewhere, that
 * pictures are there, and that ids are each entry's own.
 */
export async function checkContent(): Promise<string> {
  // Not a word of content is loaded before its facts are in order.
  stopAt([...(await checkFacts()), ...checkSettings(readBuildSettings())])
  const { checkIds, checkLinks, checkPhones, checkPictures } = await import('./content-checks')
  const { loadContent } = await import('./content-entries')
  const modules = await loadContent()
  const pictures = await pictureNames()
  stopAt([...checkLinks(modules), ...checkPictures(modules, pictures), ...checkPhones(modules), ...checkIds(modules)])
  return `${modules.length} files`
}

function stopAt(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Problem([...new Set(findings.map(sentence))].join('\n'))
}

/** Names of the originals in images/ that content can use. */
async function pictureNames(): Promise<Set<string>> {
  const files = (await filesUnder('images')).filter((file) => /\.(svg|png|jpe?g)$/i.test(file))
  return new Set(
    files.filter((file) => !file.startsWith(`${partsFolder}/`)).map((file) => file.replace(/\.[^.]+$/, '')),
  )
}

whenStartedAlone('check-content.ts', () => step('content', checkContent))
