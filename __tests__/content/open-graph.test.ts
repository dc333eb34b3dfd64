/** @jest-environment node */
import { sharedPictureOf } from '@/content/open-graph'
import { programs } from '@/content/programs'
import { parentOf, routes } from '@/content/routes'

test.each(programs)('$slug and its form are shared with the picture of the page', ({ slug, banner }) => {
  expect(sharedPictureOf(`/${slug}`).picture).toEqual(banner.image)
  expect(sharedPictureOf(`/${slug}/get-started`)).toEqual(sharedPictureOf(`/${slug}`))
})

test('a page below another is shared with that page’s picture, and one without any with that of Home', () => {
  for (const { path } of routes.filter(({ picture }) => !picture)) {
    expect([path, sharedPictureOf(path).path]).toEqual([path, parentOf(path) ?? '/'])
  }
})

test.each(routes)('the picture shared for $path is described', ({ path }) => {
  expect(sharedPictureOf(path).picture.alt).not.toBe('')
})
