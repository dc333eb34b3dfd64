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
    { heading: 'Page', text: 'Lead.' },
    { heading: 'One', text: 'First. Second' },
    { heading: 'Two', text: '' },
  ])
})

test(
  'a heading is found at the nearest id',
  inTurn(
    [
      ['the part of the page that it names', '<section id="a" aria-labelledby="b"><h2 id="b">X</h2></section>', '#a'],
      ['itself', '<section id="a"><h3 id="b">X</h3></section>', '#b'],
      ['the nearest part around it that has an id', '<section id="a"><div><h3>X</h3></div></section>', '#a'],
      ['the answer that it opens', '<section id="a"><h3><a href="#b">X</a></h3><div id="b">Y</div></section>', '#b'],
      [
        'the text that a button below it opens',
        '<div id="a"><h3>X</h3><a href="#b">How</a><div id="b">Y</div></div>',
        '#b',
      ],
      ['the page, where nothing around it has an id', '<div><h2>X</h2></div>', ''],
    ],
    (_, main, hash) => {
      expect(passageIn(main)?.hash).toBe(hash)
    },
  ),
)

test('the heading of the page leads to the page itself', () => {
  expect(passagesIn('')[0]?.hash).toBe('')
})

test('words come as they are read: blanks between parts, none before a comma, dots between items', () => {
  const item = '<ul><li>Bath<b>ing</b></li><li>A <span>Spend-A-Day</span>, or (<a href="/x">two</a>).</li></ul>'
  const terms = '<dl><dt>Part A</dt><dd>Hospital</dd></dl>'
  expect(passageIn(`<h2>X</h2>${item}${terms}`)?.text).toBe('Bathing · A Spend-A-Day, or (two). Part A: Hospital')
})

test(
  'what nobody reads is no text of the page',
  inTurn(
    [
      ['a form', '<form><p>Name</p></form>'],
      ['a button', '<button>Press</button>'],
      ['a link that looks like one', '<a href="/x" data-variant="primary">Get Started</a>'],
      ['a card that repeats what is behind it', '<div data-kind="door"><h3>Door</h3></div>'],
      ['a drawing', '<svg><text>Drawn</text></svg>'],
      ['a way within the page', '<a href="#b">Further down</a>'],
      ['a way to a picture', '<a href="/pictures/a.jpg">Look closer</a>'],
      ['what is hidden from those who listen', '<p aria-hidden="true">Shown</p>'],
      [
        'the site’s machinery',
        `<p>${messages.opensNewTab} ${messages.opensNewTabInSpanish} ${messages.video.play} ${mapWords.note}</p>`,
      ],
    ],
    (_, element) => {
      expect(passagesIn(`<h2>X</h2><p>Words.</p>${element}`)).toMatchObject([{}, { heading: 'X', text: 'Words.' }])
    },
  ),
)
