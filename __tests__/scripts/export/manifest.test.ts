/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { manifest } from '@/scripts/export/manifest'
import { nextPage, parts, transformed } from './pages'

test('the link to the manifest waits for React, and all other links stay', async () => {
  const html = await transformed(nextPage(), manifest)
  expect(html).not.toContain('rel="manifest"')
  expect(html).toContain('rel="preload"')
})

test(
  'a page without exactly one manifest stops the build',
  inTurn(
    [
      ['no manifest', ''],
      ['two manifests', parts.manifest.repeat(2)],
    ],
    async (_, links) => {
      await expect(transformed(nextPage({ manifest: links }), manifest)).rejects.toThrow(
        /expected one link to the manifest/,
      )
    },
  ),
)
