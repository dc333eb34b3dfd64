import { existsSync } from 'node:fs'
import { forms } from '../../content/forms'
import { decades, historicalImages } from '../../content/history'
import { newsletters, printEditions } from '../../content/newsletters'
import { organization } from '../../content/organization'
import { palette } from '../../content/palette'
import { programs } from '../../content/programs'
import { routes } from '../../content/routes'
import { serviceAreas } from '../../content/service-areas'
import { synonyms } from '../../content/synonyms'
import { townList } from '../../content/towns'
import type { FormDefinition } from '../../content/types'
import { checkColors } from './color-checks'
import { checkIds, checkLinks, checkPhones, checkPictures } from './content-checks'
import { loadContent } from './content-entries'
import type { Finding } from './findings'
import { checkFieldIds, checkPreselections, checkPreselects } from './form-checks'
import { checkHistory } from './history-checks'
import { checkNewsletters } from './newsletter-checks'
import { checkDescriptions, checkTitles } from './route-checks'
import { checkSynonyms } from './synonym-checks'
import { checkDates, checkDays, checkTimes } from './time-checks'
import { checkServiceAreas, checkTowns } from './town-checks'
import { checkVideos } from './video-checks'
import { checkWords } from './word-checks'

/** The form on each page, by the page's path. */
const formsByPath: Readonly<Record<string, FormDefinition>> = Object.fromEntries(
  programs.map(({ slug, form }) => [`/${slug}/get-started`, form]),
)

/** Checks every word, link, number and picture in content. `pictures` are the names in images/. */
export async function checkValues(pictures: ReadonlySet<string>): Promise<{ findings: Finding[]; summary: string }> {
  const modules = await loadContent()
  const findings = [
    ...checkWords(modules),
    ...checkColors(palette),
    ...checkPictures(modules, pictures),
    ...checkLinks(modules, new Set(routes.map(({ path }) => path)), new Set(printEditions.map(({ url }) => url))),
    ...checkPhones(modules),
    ...checkTimes(modules),
    ...checkDays(modules),
    ...checkDates(modules),
    ...checkIds(modules),
    ...checkHistory(historicalImages, decades),
    ...checkVideos(modules, pictures),
    ...checkNewsletters(newsletters, printEditions, existsSync),
    ...checkFieldIds([...forms.values()]),
    ...checkPreselections([...forms.values()]),
    ...checkPreselects(modules, formsByPath),
    ...checkTitles(routes, organization.name),
    ...checkDescriptions(routes),
    ...checkSynonyms(
      synonyms,
      routes.map(({ path }) => path),
    ),
    ...checkTowns(townList),
    ...checkServiceAreas(serviceAreas, townList.towns),
  ]
  return { findings, summary: `${modules.length} files, ${routes.length} routes` }
}
