/** @jest-environment node */
import { claims } from '@/content/claims'
import { checkClaims } from '@/scripts/checks/claim-checks'
import { loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { askedByTheBrief } from './asked-by-the-brief'

// The owner answers for anything the owner has confirmed or written.
describe(askedByTheBrief, () => {
  test('every figure, credential, and promise on the site has its source', async () => {
    expect(checkClaims(await loadContent(), claims).map(sentence)).toEqual([])
  })
})
