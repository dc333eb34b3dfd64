/** @jest-environment node */
import { sharedPictureOf } from '@/content/open-graph'
import { programs } from '@/content/programs'
import { routeFor, routes } from '@/content/routes'

test.each(programs)('$slug and its form are shared with the picture of the page', ({ slug, banner }) => {
  expect(sharedPictureOf(`/${slug}`).picture).toEqual(banner.image)
  expect(sharedPictureOf(`/${slug}/get-started`)).toEqual(sharedPictureOf(`/${slug}`))
})

test('a page below another is shared with that page’s picture, and one without any with that of Home', () => {
  expect(sharedPictureOf('/volunteer/get-started').path).toBe('/volunteer')
  expect(routeFor('/privacy-policy').picture).toBeUndefined()
  expect(sharedPictureOf('/privacy-policy').path).toBe('/')
})

test.each(routes)('the picture shared for $path is described', ({ path }) => {
  expect(sharedPictureOf(path).picture.alt).not.toBe('')
})
