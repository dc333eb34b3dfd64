/** @jest-environment node */
import { notFoundRoute, routes } from '@/content/routes'

test.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
  const texts = [...routes, notFoundRoute].map(({ [field]: text }) => text)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
