/** @jest-environment node */
import { organization } from '@/content/organization'
import { notFoundRoute, routes } from '@/content/routes'
import { askedByTheBrief } from './asked-by-the-brief'

/** Titles the brief fixes. */
const fixed = ['Home', `${organization.name} | Home Care`]

const pages = [...routes, { path: '/404', ...notFoundRoute }]

/** Texts of the wrong length, with the length to aim for. */
function outside(field: 'title' | 'description', shortest: number, longest: number): string[] {
  return pages
    .filter(({ [field]: text }) => !fixed.includes(text) && (text.length < shortest || text.length > longest))
    .map(({ path, [field]: text }) => `${path}: ${field} has ${text.length} characters, best ${shortest} to ${longest}`)
}

describe(askedByTheBrief, () => {
  test('every title fills a search result’s line: 50 to 60 characters, on program pages, too', () => {
    expect(outside('title', 50, 60)).toEqual([])
  })

  test('every description fills a search result’s two lines: 120 to 155 characters', () => {
    expect(outside('description', 120, 155)).toEqual([])
  })
})
