/** @jest-environment node */
import { peopleGroups } from '@/content/people'
import type { PeopleGroup } from '@/content/types'

const groups: readonly PeopleGroup[] = peopleGroups

test('every group has people, and everyone in it has a seat', () => {
  expect(groups.filter(({ people }) => people.length === 0)).toEqual([])
  expect(groups.flatMap(({ people }) => people).filter(({ title }) => !title.trim())).toEqual([])
})

test('no two people share a portrait', () => {
  const portraits = groups.flatMap(({ people }) => people.flatMap(({ image }) => image?.picture ?? []))
  expect(portraits.filter((portrait, index) => portraits.indexOf(portrait) !== index)).toEqual([])
})
