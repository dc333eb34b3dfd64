/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { mapWords, messages } from '@/content/messages'
import { parentOf, routeFor, routes } from '@/content/routes'
import type { SiteIndex, SynonymGroup } from '@/content/types'
import { indexAddress } from '@/lib/search/site-search'
import { writeIfChanged } from '@/scripts/build/files'
import { passagesOf } from '@/scripts/export/passages'
import { writeSiteIndex } from '@/scripts/export/search-index'

const pageOf = (path: string) =>
  `<main><h1>Page ${path}</h1><h2 id="part">Part</h2><p>About ${path}.</p><h2 id="call-prompt">Call us about ${path}</h2></main>`

async function indexWith(groups: readonly SynonymGroup[], pages: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder()
  for (const { path } of routes) {
    await writeIfChanged(join(folder, path, 'index.html'), pages[path] ?? pageOf(path))
  }
  await writeSiteIndex(folder, groups)
  return JSON.parse(await readFile(join(folder, indexAddress), 'utf8')) as SiteIndex
}

test('every page but the one that searches is in the index, with its language, named like its breadcrumb', async () => {
  const { pages } = await indexWith([])
  expect(pages.map(({ path, name, language }) => ({ path, name, language }))).toEqual(
    routes
      .filter(({ path }) => path !== '/search')
      .map(({ path, name, language }) => {
        const above = parentOf(path)
        return { path, name: above ? `${routeFor(above).name}: ${name}` : name, language }
      }),
  )
})

test('what stands at the end of every page is read once, and so is what two pages say in the same words', async () => {
  const same = '<main><h1>Same</h1><p>Words.</p></main>'
  const { pages } = await indexWith([], { '/about': same, '/history': same })
  const headings = pages.flatMap(({ passages }) => passages.map(({ heading }) => heading))
  expect(headings.filter((heading) => heading.startsWith('Call'))).toHaveLength(1)
  expect(headings.filter((heading) => heading === 'Same')).toHaveLength(1)
})

test('the words of a group stand at every place it leads to', async () => {
  const { pages } = await indexWith([
    { words: 'bath shower', leadsTo: ['/homecare#part', '/spad'] },
    { words: 'nurse', leadsTo: ['/spad'] },
  ])
  const at = (path: string) => pages.find((page) => page.path === path)?.passages.map(({ synonyms }) => synonyms)
  expect(at('/homecare')).toEqual([undefined, 'bath shower'])
  expect(at('/spad')?.[0]).toBe('bath shower nurse')
})

test('words that lead to no place stop the build with file, entry and cure, all at once; so does a page without a heading', async () => {
  const groups: readonly SynonymGroup[] = [
    { words: 'bath shower', leadsTo: ['/homecare#gone'] },
    { words: 'ride', leadsTo: ['/spad#part', '/spad#away'] },
  ]
  const at = 'content/synonyms.ts, synonyms'
  await expect(indexWith(groups)).rejects.toThrow(
    `${at} 'bath', field leadsTo: nothing is called /homecare#gone. Write one of #part, or the page alone.\n` +
      `${at} 'ride', field leadsTo: nothing is called /spad#away. Write one of #part, or the page alone.`,
  )
  await expect(indexWith([], { '/about': '<main><p>Words</p></main>' })).rejects.toThrow(/about.*expected a heading/)
})

const passagesIn = (main: string) =>
  passagesOf({
    file: 'out/a.html',
    folder: 'out',
    document: parse(`<header><h2>Menu</h2></header><main id="main"><h1>Page</h1>${main}</main><footer>Foot</footer>`),
  })

const passageIn = (main: string) => passagesIn(main)[1]

test('a page is cut at its headings, and only between header and footer', () => {
  expect(passagesIn('<p>Lead.</p><h2>One</h2><p>First.</p><p>Second</p><h3>Two</h3>')).toMatchObject([
    { heading: 'Page', text: 'Lead.', hash: '' },
    { heading: 'One', text: 'First. Second' },
    { heading: 'Two', text: '' },
  ])
})

test(
  'a heading is found at the nearest id',
  inTurn(
    [
      ['<section id="a" aria-labelledby="b"><h2 id="b">X</h2></section>', '#a'],
      ['<section id="a"><h3 id="b">X</h3></section>', '#b'],
      ['<section id="a"><div><h3>X</h3></div></section>', '#a'],
      ['<section id="a"><h3><a href="#b">X</a></h3><div id="b">Y</div></section>', '#b'],
      ['<div id="a"><h3>X</h3><a href="#b">How</a><div id="b">Y</div></div>', '#b'],
      ['<div><h2>X</h2></div>', ''],
    ],
    (main, hash) => {
      expect(passageIn(main)?.hash).toBe(hash)
    },
  ),
)

test('words come as they are read: blanks between parts, none before a comma, dots between items', () => {
  const item = '<ul><li>Bath<b>ing</b></li><li>A <span>Spend-A-Day</span>, or (<a href="/x">two</a>).</li></ul>'
  const terms = '<dl><dt>Part A</dt><dd>Hospital</dd></dl>'
  expect(passageIn(`<h2>X</h2>${item}${terms}`)?.text).toBe('Bathing · A Spend-A-Day, or (two). Part A: Hospital')
})

test(
  'what nobody reads is no text of the page',
  inTurn(
    [
      '<form><p>Name</p></form>',
      '<button>Press</button>',
      '<a href="/x" data-variant="primary">Get Started</a>',
      '<div data-kind="door"><h3>A card that repeats what is behind it</h3></div>',
      '<svg><text>Drawn</text></svg>',
      '<a href="#b">Further down</a>',
      '<a href="/pictures/a.jpg">Look closer</a>',
      '<p aria-hidden="true">Shown</p>',
      `<p>${messages.opensNewTab} ${messages.opensNewTabInSpanish} ${messages.video.play} ${mapWords.note}</p>`,
    ],
    (element) => {
      expect(passagesIn(`<h2>X</h2><p>Words.</p>${element}`)).toMatchObject([{}, { heading: 'X', text: 'Words.' }])
    },
  ),
)
