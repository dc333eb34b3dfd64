/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { lateOf, lateScripts } from '@/scripts/export/late-scripts'
import { nextPage, parts, transformed } from './pages'

test('a page’s scripts are taken out, and the page says which they were', async () => {
  const html = await transformed(nextPage(), lateScripts)
  expect(html).not.toMatch(/<script[^>]*\basync|as="script"/)
  expect(lateOf(html)).toEqual({ scripts: ['/_next/static/chunks/first.js', '/_next/static/chunks/last.js'] })
})

test('a page that starts its scripts the way Next writes them loads nothing late', () => {
  expect(lateOf(nextPage())).toBeUndefined()
})

test('words, data and scripts for old browsers stay as they are', async () => {
  const html = await transformed(nextPage(), lateScripts)
  for (const kept of [parts.words, parts.facts, parts.chunks, parts.begin, parts.data]) expect(html).toContain(kept)
  expect(html).toMatch(/<script src="[^"]*old\.js" nomodule="">/)
})

test(
  'a page whose scripts aren’t as expected stops the build',
  inTurn(
    [
      ['no scripts at all', { async: '', last: '', preload: '' }, /expected async scripts/],
      [
        'one script that waits for the page',
        { last: '<script src="/_next/static/chunks/last.js" defer=""></script>' },
        /in another way/,
      ],
      ['one module', { last: '<script src="/_next/static/chunks/last.js" type="module"></script>' }, /in another way/],
      [
        'one script with a fingerprint',
        { async: '<script src="/_next/static/chunks/first.js" async="" integrity="sha256-x"></script>' },
        /in another way/,
      ],
      [
        'one script from another folder',
        { async: `${parts.async}<script src="/first.js" async=""></script>` },
        /in another way/,
      ],
      ['a small script of a new kind', { chunks: '<script>self.__next_start()</script>' }, /in another way/],
      [
        'a preload of a script that no page starts',
        { preload: '<link rel="preload" as="script" href="/other.js"/>' },
        /preloads/,
      ],
      ['a preload of a module', { preload: '<link rel="modulepreload" href="/other.js"/>' }, /preloads/],
      ['no sign of life', { menu: '<ul></ul>' }, /data-scripted/],
      ['no rules for pages without script', { rules: '' }, /<noscript>/],
      ['rules in two places', { rules: parts.rules.repeat(2) }, /<noscript>/],
    ],
    async (_, changed, expectation) => {
      const work = transformed(nextPage(changed), lateScripts)
      await expect(work).rejects.toThrow(expectation)
      await expect(work).rejects.toThrow(/^out\/a\.html: expected/)
    },
  ),
)

test('a page that is already finished stops the build', async () => {
  await expect(transformed(nextPage(), lateScripts, lateScripts)).rejects.toThrow(/starts from fresh pages/)
})
