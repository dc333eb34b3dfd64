/** @jest-environment node */

import packageJson from '@/package.json'
import type { Kind, PageWeight } from '@/scripts/audit/page-weight'
import { excessesOf } from '@/scripts/audit/weights'

const { ownScriptKb, firstPicturesKb, requests } = packageJson.budgets.weights
const floor = 100_000

/** A page with everything a page of its kind may have. */
function fullPage(kind: Kind): PageWeight {
  return { kind, html: 0, scripts: floor + ownScriptKb[kind] * 1024, pictures: firstPicturesKb * 1024, requests }
}

test.each(Object.keys(ownScriptKb) as Kind[])('a %s may weigh as much as its budgets say, and no more', (kind) => {
  const page = fullPage(kind)
  expect(excessesOf(page, floor)).toEqual([])
  expect(excessesOf({ ...page, scripts: page.scripts + 1 }, floor)).toEqual([expect.stringContaining('own script')])
  expect(excessesOf({ ...page, pictures: page.pictures + 1 }, floor)).toEqual([expect.stringContaining('pictures')])
  expect(excessesOf({ ...page, requests: requests + 1 }, floor)).toEqual([expect.stringContaining('requests')])
})
