/** @jest-environment node */
import { dataAddress } from '@/scripts/build/icons'

test('a drawing becomes a data URL that decodes to the same drawing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#123456" d="M0 0h1v1z"/></svg>'
  const address = dataAddress(svg)
  expect(address).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg.replaceAll('"', "'"))
})
