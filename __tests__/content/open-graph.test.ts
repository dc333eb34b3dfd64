/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { sharedPictureOf } from '@/content/open-graph'
import { programs } from '@/content/programs'
import { parentOf, routes } from '@/content/routes'

test(
  'a program and its form are shared with the page’s picture',
  inTurn(programs, ({ slug, banner }) => {
    expect(sharedPictureOf(`/${slug}`).picture).toEqual(banner.image)
    expect(sharedPictureOf(`/${slug}/get-started`)).toEqual(sharedPictureOf(`/${slug}`))
  }),
)

test('a page below another is shared with that page’s picture, or else with Home’s', () => {
  for (const { path } of routes.filter(({ picture }) => !picture)) {
    expect([path, sharedPictureOf(path).path]).toEqual([path, parentOf(path) ?? '/'])
  }
})

test(
  'every picture that is shared has a description',
  inTurn(routes, ({ path }) => {
    expect(sharedPictureOf(path).picture.alt).not.toBe('')
  }),
)
