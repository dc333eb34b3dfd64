/** @jest-environment node */

import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { filesUnder, writeIfChanged } from '@/scripts/build/files'
import { removeRouterFiles } from '@/scripts/export/page-data'

test('only files for the framework’s own links are removed', async () => {
  const folder = await temporaryFolder()
  const router = ['index.txt', 'homecare/index.txt', 'homecare/__next._tree.txt', '404.txt']
  const kept = ['robots.txt', 'homecare/index.html']
  await Promise.all([...router, ...kept].map((file) => writeIfChanged(`${folder}/${file}`, '')))
  await removeRouterFiles(folder)
  expect(await filesUnder(folder)).toEqual(kept.toSorted())
})
