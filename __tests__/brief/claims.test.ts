/** @jest-environment node */
import { claims } from '@/content/claims'
import { checkClaims } from '@/scripts/checks/claim-checks'
import { loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { askedByTheBrief } from './asked-by-the-brief'

// What the owner has confirmed or written is the owner's to answer for.
describe(askedByTheBrief, () => {
  test('every figure, credential, and promise on the site has its source', async () => {
    expect(checkClaims(await loadContent(), claims).map(sentence)).toEqual([])
  })
})
