import { Problem, step, whenStartedAlone } from '../../console/step'
import { forms } from '../../content/forms'
import { decades, historicalImages } from '../../content/history'
import { newsletters, printEditions } from '../../content/newsletters'
import { organization } from '../../content/organization'
import { programs } from '../../content/programs'
import { routes } from '../../content/routes'
import type { FormDefinition } from '../../content/types'
import { filesUnder } from '../build/files'
import { checkIds, checkLinks, checkPhones, checkPictures } from './content-checks'
import { loadContent } from './content-entries'
import { sentence } from './findings'
import { checkFieldIds, checkPreselections, checkPreselects } from './form-checks'
import { checkHistory } from './history-checks'
import { checkNewsletters } from './newsletter-checks'
import { checkDescriptions, checkTitles } from './route-checks'
import { checkSettings, readSettings } from './settings'
import { checkVideos } from './video-checks'

/** The form on each page, by the page's path. */
const formsByPath: Readonly<Record<string, FormDefinition>> = Object.fromEntries(
  programs.map(({ slug, form }) => [`/${slug}/get-started`, form]),
)

/** Checks every word, link and picture of content/ and the settings; stops with all that must be mended. */
export async function checkContent(): Promise<string> {
  const modules = await loadContent()
  const pictures = new Set((await filesUnder('images')).map((file) => file.replace(/\.[^.]+$/, '')))
  const findings = [
    ...checkPictures(modules, pictures),
    ...checkLinks(modules, new Set(routes.map(({ path }) => path))),
    ...checkPhones(modules),
    ...checkIds(modules),
    ...checkHistory(historicalImages, decades),
    ...checkVideos(modules, pictures),
    ...checkNewsletters(newsletters, printEditions),
    ...checkFieldIds([...forms.values()]),
    ...checkPreselections([...forms.values()]),
    ...checkPreselects(modules, formsByPath),
    ...checkTitles(routes, organization.name),
    ...checkDescriptions(routes),
    ...checkSettings(readSettings()),
  ]
  if (findings.length > 0) throw new Problem(findings.map(sentence).join('\n'))
  return `${modules.length} files, ${routes.length} routes`
}

whenStartedAlone('check-content.ts', () => step('check-content', checkContent))
