import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import { parentOf, type RoutePath, routeFor, routes } from '@/content/routes'
import { synonyms } from '@/content/synonyms'
import type { IndexedPage, SiteIndex, SynonymGroup } from '@/content/types'
import { indexAddress } from '@/lib/search/site-search'
import { type Finding, Problem, sentence } from '@/scripts/step'
import { type FoundPassage, passagesOf } from './passages'

type FoundPage = Omit<IndexedPage, 'passages'> & { passages: readonly FoundPassage[] }

/** The page that searches is not searched. */
const ownPath: RoutePath = '/search'

/** The end of most pages, which says little more than the telephone: read where it stands first. */
const ending = '#call-prompt'

export async function writeSiteIndex(folder = 'out', groups = synonyms): Promise<string> {
  const paths = routes.map(({ path }) => path).filter((path) => path !== ownPath)
  const index = indexOf(withoutRepeats(await Promise.all(paths.map((path) => readPage(folder, path)))), groups)
  const text = JSON.stringify(index)
  await writeFile(join(folder, indexAddress), text)
  const count = index.pages.reduce((sum, { passages }) => sum + passages.length, 0)
  return `${count} passages, ${(brotliCompressSync(text).length / 1024).toFixed(1)} KB (brotli)`
}

async function readPage(folder: string, path: RoutePath): Promise<FoundPage> {
  const file = join(folder, path, 'index.html')
  const passages = passagesOf({ file, folder, document: parse(await readFile(file, 'utf8')) })
  if (passages.length === 0) throw new Problem(`${file}: expected a heading in <main>, without which nobody finds it.`)
  const { name, language } = routeFor(path)
  const above = parentOf(path)
  return { path, name: above ? `${routeFor(above).name}: ${name}` : name, ...(language && { language }), passages }
}

/** What a page says in the same words as one before it is not found twice. */
function withoutRepeats(pages: readonly FoundPage[]): FoundPage[] {
  const said = new Set<string>()
  const isNew = ({ hash, heading, text }: FoundPassage) => {
    const key = hash === ending ? hash : `${heading}\n${text}`
    return !said.has(key) && said.add(key)
  }
  return pages.map((page) => ({ ...page, passages: page.passages.filter(isNew) }))
}

/** The index of pages, with each synonym at the passages it leads to. One that points nowhere stops the build. */
function indexOf(pages: readonly FoundPage[], groups: readonly SynonymGroup[]): SiteIndex {
  const findings: Finding[] = []
  const wordsAt = new Map<FoundPassage, string[]>()
  for (const { words, leadsTo } of groups) {
    for (const place of leadsTo) {
      const passage = passageAt(pages, place)
      if (passage) wordsAt.set(passage, [...(wordsAt.get(passage) ?? []), words])
      else
        findings.push({
          file: 'content/synonyms.ts',
          entry: `synonyms '${words.split(' ')[0]}'`,
          field: 'leadsTo',
          ...lost(pages, place),
        })
    }
  }
  if (findings.length > 0) throw new Problem(findings.map(sentence).join('\n'))
  return {
    pages: pages.map(({ passages, ...page }) => ({
      ...page,
      passages: passages.map((passage) => {
        const { hash, heading, text } = passage
        const words = wordsAt.get(passage)?.join(' ')
        return { hash, heading, text, ...(words && { synonyms: words }) }
      }),
    })),
  }
}

/** The passage of this very heading, or the one in which the place lies. */
function passageAt(pages: readonly FoundPage[], place: string): FoundPassage | undefined {
  const [path, id] = place.split('#')
  const passages = pages.find((page) => page.path === path)?.passages ?? []
  if (!id) return passages[0]
  return passages.find(({ hash }) => hash === `#${id}`) ?? passages.find(({ ids }) => ids.includes(id))
}

function lost(pages: readonly FoundPage[], place: string): Pick<Finding, 'problem' | 'cure'> {
  const [path] = place.split('#')
  const hashes = pages.find((page) => page.path === path)?.passages.map(({ hash }) => hash) ?? []
  const known = [...new Set(hashes.filter(Boolean))].join(', ')
  return { problem: `nothing is called ${place}.`, cure: `Write one of ${known}, or the page alone.` }
}
