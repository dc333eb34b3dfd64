/** @jest-environment node */
import { organization } from '@/content/organization'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'
import { askedByTheBrief } from './asked-by-the-brief'

const { figures } = organization

describe(askedByTheBrief, () => {
  test('six programs, and so six slides and six cards', () => {
    expect(programs.map(({ slug }) => slug)).toEqual([
      'homecare',
      'spad',
      'meals-on-wheels',
      'social-work-support',
      'medicare-ship',
      'furniture',
    ])
  })

  test('a slide stays for five seconds and fades in half a second', () => {
    expect([home.slideInterval, home.slideFade]).toEqual([5000, 500])
  })

  test('five figures', () => {
    expect(home.welcome.statistics.map(({ value }) => value)).toEqual([
      ...[figures.yearsOfCare, figures.dayCareHours, figures.homeCareHours, figures.meals, 'Only one'],
    ])
  })
})
