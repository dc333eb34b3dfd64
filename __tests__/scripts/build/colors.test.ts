/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileString } from 'sass'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { palette } from '@/content/palette'
import { inBrandColors, paletteStyles } from '@/scripts/build/colors'

test('a drawing gets the palette’s brand green, however its own is written, and keeps its other colors', () => {
  const svg = '<path fill="#1F4A3A"/><path stroke="#1f4a3a" fill="#8C3516"/>'
  expect(inBrandColors(svg, { ...palette, forest: '#004488' })).toBe(
    '<path fill="#004488"/><path stroke="#004488" fill="#8C3516"/>',
  )
})

test('the styles have every color of the palette under its name', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'generated'))
  await writeFile(join(folder, 'generated/_palette.scss'), paletteStyles({ ...palette, sageLight: '#123456' }))
  const { css } = compileString("@use 'generated/palette'; a { color: palette.$sage-light }", { loadPaths: [folder] })
  expect(css).toContain('#123456')
  for (const color of Object.values(palette)) expect(paletteStyles()).toContain(`: ${color};`)
})
