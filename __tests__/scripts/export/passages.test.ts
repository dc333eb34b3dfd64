/** @jest-environment node */

import { parse } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { mapWords, messages } from '@/content/messages'
import { passagesOf } from '@/scripts/export/passages'

/** The passages of a page with this between header and footer. */
const passagesIn = (main: string) =>
  passagesOf({
    file: 'out/a.html',
    folder: 'out',
    document: parse(`<header><h2>Menu</h2></header><main id="main"><h1>Page</h1>${main}</main><footer>Foot</footer>`),
  })

/** The one passage behind the page's own heading. */
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
