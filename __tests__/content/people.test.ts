/** @jest-environment node */
import { peopleGroups } from '@/content/people'
import type { PeopleGroup } from '@/content/types'
import { contentToSupply } from '@/scripts/checks/launch-findings'

const groups: readonly PeopleGroup[] = peopleGroups

test('the eight seats of the brief stand in their groups', () => {
  expect(groups.map(({ heading, people }) => [heading, people.map(({ title }) => title)])).toEqual([
    ['2025 Executive Committee', ['President', 'Vice President', 'Treasurer']],
    ['2025 Board of Trustees', ['Trustee', 'Trustee']],
    ['Leading the staff', ['Executive Director']],
    ['Founders', ['Founder', 'Founder']],
  ])
})

test('everybody without a name is on the list for the owner', () => {
  const listed = contentToSupply([{ file: 'content/people.ts', exports: { peopleGroups } }])
  const nameless = groups.flatMap(({ people }) => people).filter(({ name }) => name === '')
  expect(listed.filter(({ field }) => field === 'name')).toHaveLength(nameless.length)
})

test('no two persons share a portrait', () => {
  const portraits = groups.flatMap(({ people }) => people.flatMap(({ image }) => image?.picture ?? []))
  expect(portraits.filter((portrait, index) => portraits.indexOf(portrait) !== index)).toEqual([])
})
