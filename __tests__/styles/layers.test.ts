/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'

const compiled = (scss: string) => compileString(scss, { loadPaths: ['styles'] }).css

test.each(['settings', 'tools'])('%s hold values and recipes and print no CSS', (layer) => {
  expect(compiled(`@use '${layer}';`)).toBe('')
})

test('a transition comes with its answer for people who asked for less motion', () => {
  const css = compiled("@use 'tools' as *; .a { @include transition(color) }")
  expect(css).toContain('transition-property: color')
  expect(css).toMatch(/prefers-reduced-motion: reduce[^}]*\{[^}]*transition-duration: 0\.01ms/)
})

test('an animation does not exist at all for people who asked for less motion', () => {
  const css = compiled("@use 'tools' as *; .a { @include animation(appear) }")
  expect(css.replace(/@media \(prefers-reduced-motion: no-preference\)[\s\S]*/, '')).not.toContain('animation')
  expect(css).toContain('animation: appear 0.6s')
})

test('a width that nobody has named stops the build and lists the known ones', () => {
  expect(() => compiled("@use 'tools' as *; @include from('huge') { .a { color: red } }")).toThrow(
    /no width named huge/,
  )
})

test('every custom property that a stylesheet reads is set somewhere', () => {
  const files = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(components|styles)\/.*\.scss$/.test(file),
  )
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const set = new Set([
    ...[...compile('styles/base.scss', { loadPaths: ['styles'] }).css.matchAll(/(--[\w-]+)\s*:/g)].map(
      ([, name]) => name,
    ),
    ...[...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ...[...readFileSync('app/fonts.ts', 'utf8').matchAll(/variable: '(--[\w-]+)'/g)].map(([, name]) => name),
    // Set by the slide show on itself, by a portrait on its picture, and by the layout on <html>.
    '--slideshow-fade',
    '--picture-position',
    '--site-address',
  ])
  const read = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !name?.endsWith('-'))
  expect([...new Set(read.filter((name) => !set.has(name)))]).toEqual([])
})
