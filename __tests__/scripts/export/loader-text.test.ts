/** @jest-environment node */
import { loaderText } from '@/scripts/export/late-scripts'

test('the loader is one script that can be put inline in a page', () => {
  expect(() => new Function(loaderText())).not.toThrow()
  expect(loaderText()).not.toMatch(/<\/script|<!--|\bimport\b|\?\.|\?\?/)
})
