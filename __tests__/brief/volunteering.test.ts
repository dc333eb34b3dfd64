/** @jest-environment node */
import { volunteer } from '@/content/pages/volunteer'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test('four slides of five seconds each, with a one-second fade', () => {
    const { slides, interval, fade } = volunteer.slideshow
    expect([slides.length, interval, fade]).toEqual([4, 5000, 1000])
  })

  test('two lists of five opportunities', () => {
    expect(volunteer.opportunities.lists.map(({ items }) => items.length)).toEqual([5, 5])
  })

  test('two benefits', () => {
    expect(volunteer.benefits.cards.map(({ heading }) => heading)).toEqual(['Flexible scheduling', 'Make a difference'])
  })
})
