/** @jest-environment node */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { checkColors, checkSize, composeScene } from '@/scripts/build/scenes'

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-linecap="round"><path d="M1 1h1"/></svg>'
let originals: string

beforeEach(async () => {
  originals = await temporaryFolder()
  await mkdir(join(originals, 'people'))
  await writeFile(join(originals, 'people/aide-head.svg'), head)
})

test('a scene gets its people’s shapes, where and how it places them', () => {
  const scene = '<svg viewBox="0 0 9 9"><use href="../people/aide-head.svg" transform="translate(3 4)"/></svg>'
  expect(composeScene(originals, 'heroes/home.svg', scene)).toBe(
    '<svg viewBox="0 0 9 9"><g stroke-linecap="round" transform="translate(3 4)"><path d="M1 1h1"/></g></svg>',
  )
})

test('a missing part is named, with the scene that asks for it', () => {
  const scene = '<svg viewBox="0 0 9 9"><use href="../people/nobody.svg"/></svg>'
  expect(() => composeScene(originals, 'heroes/home.svg', scene)).toThrow(
    /heroes\/home\.svg asks for .*people\/nobody\.svg, which is not there\. Add it, or correct its name/,
  )
})

test('a drawing that is too large to send is refused, with its size', () => {
  const shapes = Array.from({ length: 3000 }, (_, index) => `M${index} ${(index * 7919) % 997}h1`).join('')
  expect(() => checkSize('images/heroes/home.svg', Buffer.from(shapes))).toThrow(
    /images\/heroes\/home\.svg has \d+ bytes .* Take away shapes/,
  )
  expect(() => checkSize('images/heroes/home.svg', Buffer.from(head))).not.toThrow()
})

test('a color outside the shared palette is refused, however it is written', () => {
  expect(() => checkColors('images/a.svg', '<path fill="#ABC"/>', ['#aabbcc'])).not.toThrow()
  expect(() => checkColors('images/a.svg', '<path fill="#ff00ff"/>', ['#aabbcc'])).toThrow(
    /images\/a\.svg uses #ff00ff, .* nearest color of images\/palette\.json/,
  )
})
