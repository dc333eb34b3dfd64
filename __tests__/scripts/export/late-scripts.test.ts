/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { lateOf, lateScripts } from '@/scripts/export/late-scripts'
import { nextPage, parts, transformed } from './pages'

test('a page’s scripts are taken out, the page says which they were, and everything else stays as it is', async () => {
  expect(lateOf(nextPage())).toBeUndefined()
  const html = await transformed(nextPage(), lateScripts)
  expect(html).not.toMatch(/<script[^>]*\basync|as="script"/)
  expect(lateOf(html)).toEqual({ scripts: ['/_next/static/chunks/first.js', '/_next/static/chunks/last.js'] })
  for (const kept of [parts.words, parts.facts, parts.chunks, parts.begin, parts.data]) expect(html).toContain(kept)
  expect(html).toMatch(/<script src="[^"]*old\.js" nomodule="">/)
})

const chunk = '/_next/static/chunks'

test(
  'a page whose scripts aren’t as expected stops the build',
  inTurn(
    [
      [{ async: '', last: '', preload: '' }, 'async scripts'],
      [{ last: `<script src="${chunk}/last.js" defer=""></script>` }, 'in another way'],
      [{ last: `<script src="${chunk}/last.js" type="module"></script>` }, 'in another way'],
      [{ async: `<script src="${chunk}/first.js" async="" integrity="sha256-x"></script>` }, 'in another way'],
      [{ async: `${parts.async}<script src="/first.js" async=""></script>` }, 'in another way'],
      [{ chunks: '<script>self.__next_start()</script>' }, 'in another way'],
      [{ preload: '<link rel="preload" as="script" href="/other.js"/>' }, 'preloads'],
      [{ preload: '<link rel="modulepreload" href="/other.js"/>' }, 'preloads'],
      [{ menu: '<ul></ul>' }, 'data-scripted'],
      [{ rules: '' }, '<noscript>'],
      [{ rules: parts.rules.repeat(2) }, '<noscript>'],
    ],
    async (changed, expectation) => {
      const work = transformed(nextPage(changed), lateScripts)
      await expect(work).rejects.toThrow(new RegExp(`^out/a\\.html: expected.*${expectation}`, 's'))
    },
  ),
)

test('a page that is already finished stops the build', async () => {
  await expect(transformed(nextPage(), lateScripts, lateScripts)).rejects.toThrow(/starts from fresh pages/)
})
