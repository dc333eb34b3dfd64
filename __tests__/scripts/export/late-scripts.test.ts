/** @jest-environment node */
import { lateOf, withLateScripts } from '@/scripts/export/late-scripts'

const page = (head: string) => `<html><head>${head}</head><body><p>Words</p></body></html>`

test('the scripts of a page leave its head and are started by the page itself', () => {
  const html = withLateScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script>',
    ),
    '/data.json',
    'out/index.html',
  )
  expect(html).not.toMatch(/src="|rel="preload"/)
  expect(lateOf(html)).toEqual({ data: '/data.json', scripts: ['/a.js', '/b.js'] })
})

test('the scripts for old browsers and what search engines read stay where they are', () => {
  const kept = '<script src="/old.js" noModule=""></script><script type="application/ld+json">{}</script>'
  const html = withLateScripts(page(`<script src="/a.js" async=""></script>${kept}`), '/data.json', 'out/index.html')
  expect(html).toContain(kept)
})

test('a page without scripts stops the build, because the framework must have changed', () => {
  expect(() => withLateScripts(page(''), '/data.json', 'out/index.html')).toThrow(
    /out\/index\.html has no async scripts/,
  )
})
