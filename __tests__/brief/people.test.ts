/** @jest-environment node */
import { peopleGroups } from '@/content/people'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test('eight seats in four groups', () => {
    expect(peopleGroups.map(({ people }) => people.map(({ title }) => title))).toEqual([
      ['President', 'Vice President', 'Treasurer'],
      ['Trustee', 'Trustee'],
      ['Executive Director'],
      ['Founder', 'Founder'],
    ])
  })

  test('the committee and the board are from 2025', () => {
    const [committee, board] = peopleGroups
    expect([committee.heading, board.heading]).toEqual(['2025 Executive Committee', '2025 Board of Trustees'])
  })
})
