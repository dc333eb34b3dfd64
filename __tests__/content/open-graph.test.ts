import { openGraphAlt, openGraphRoute } from '@/content/open-graph'
import { routes } from '@/content/routes'

test('a form is shared with the picture of its program, a page without one with that of Home', () => {
  expect(openGraphRoute('/spad')).toBe('/spad')
  expect(openGraphRoute('/spad/get-started')).toBe('/spad')
  expect(openGraphRoute('/volunteer/get-started')).toBe('/volunteer')
  expect(openGraphRoute('/privacy-policy')).toBe('/')
})

test.each(routes.map(({ path }) => path))('the picture shared for %s is described', (path) => {
  expect(openGraphAlt(path)).not.toBe('')
})
