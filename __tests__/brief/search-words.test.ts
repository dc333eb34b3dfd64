/** @jest-environment node */
import { organization } from '@/content/organization'
import { notFoundRoute, routes } from '@/content/routes'
import { askedByTheBrief } from './asked-by-the-brief'

/** The titles that the brief fixes. */
const fixed = ['Home', `${organization.name} | Home Care`]

const pages = [...routes, { path: '/404', ...notFoundRoute }]

/** What is found of the wrong length, with what to do. */
function outside(field: 'title' | 'description', shortest: number, longest: number): string[] {
  return pages
    .filter(({ [field]: text }) => !fixed.includes(text) && (text.length < shortest || text.length > longest))
    .map(({ path, [field]: text }) => `${path}: ${field} has ${text.length} characters, best ${shortest} to ${longest}`)
}

describe(askedByTheBrief, () => {
  test('every title fills the line of a search result: 50 to 60 characters, program pages too', () => {
    expect(outside('title', 50, 60)).toEqual([])
  })

  test('every description fills the two lines of a search result: 120 to 155 characters', () => {
    expect(outside('description', 120, 155)).toEqual([])
  })
})
