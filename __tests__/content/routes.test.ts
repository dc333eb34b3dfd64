/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { parentOf, routeFor, routes, sharedPictureOf } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'

test(
  'a get-started page is below the page it belongs to; a page without a picture is shared with that of the page above',
  inTurn(routes, ({ path, picture }) => {
    const above = parentOf(path)
    expect(above).toBe(path.endsWith('/get-started') ? path.replace('/get-started', '') : undefined)
    const shared = sharedPictureOf(path)
    expect(shared.path).toBe(picture ? path : (above ?? '/'))
    expect(shared.picture.alt).not.toBe('')
  }),
)

test('the error for a page that isn’t in the list names it and says what to do', () => {
  expect(() => routeFor('/nowhere' as '/')).toThrow('content/routes.ts: no entry for /nowhere. Add one')
})

test(
  'a link is printed as the address every host serves without a redirect',
  inTurn(
    [
      ['/', '/'],
      ['/about', '/about/'],
      ['/social-work-support#lifestation', '/social-work-support/#lifestation'],
      ['/spad/get-started?about=Email', '/spad/get-started/?about=Email'],
      ['/documents/form.pdf', '/documents/form.pdf'],
      ['#costs', '#costs'],
      ['tel:+12125550100', 'tel:+12125550100'],
    ] as const,
    (target, href) => {
      expect(hrefTo(target)).toBe(href)
    },
  ),
)
