/** @jest-environment node */
import { manifest } from '@/scripts/export/manifest'
import { nextPage, parts, transformed } from './pages'

test('the link to the manifest waits for React, and all other links stay', async () => {
  const html = await transformed(nextPage(), manifest)
  expect(html).not.toContain('rel="manifest"')
  expect(html).toContain('rel="preload"')
})

test.each([
  ['no manifest', ''],
  ['two manifests', parts.manifest.repeat(2)],
])('a page with %s stops the build', async (_, links) => {
  await expect(transformed(nextPage({ manifest: links }), manifest)).rejects.toThrow(
    /expected one link to the manifest/,
  )
})
