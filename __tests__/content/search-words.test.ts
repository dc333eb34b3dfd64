/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { notFoundRoute, routes } from '@/content/routes'

test(
  'no two pages have the same title or description',
  inTurn(['title', 'description'] as const, (field) => {
    const texts = [...routes, notFoundRoute].map(({ [field]: text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }),
)
