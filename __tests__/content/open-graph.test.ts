/** @jest-environment node */
import { sharedPictureOf } from '@/content/open-graph'
import { programs } from '@/content/programs'
import { parentOf, routes } from '@/content/routes'

test.each(programs)('$slug and its form are shared with the page’s picture', ({ slug, banner }) => {
  expect(sharedPictureOf(`/${slug}`).picture).toEqual(banner.image)
  expect(sharedPictureOf(`/${slug}/get-started`)).toEqual(sharedPictureOf(`/${slug}`))
})

test('a page below another is shared with that page’s picture, or else with Home’s', () => {
  for (const { path } of routes.filter(({ picture }) => !picture)) {
    expect([path, sharedPictureOf(path).path]).toEqual([path, parentOf(path) ?? '/'])
  }
})

test.each(routes)('the picture shared for $path has a description', ({ path }) => {
  expect(sharedPictureOf(path).picture.alt).not.toBe('')
})
