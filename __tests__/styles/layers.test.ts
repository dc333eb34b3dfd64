/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'

const compiled = (scss: string) => compileString(scss, { loadPaths: ['styles'] }).css

test('for people who asked for less motion a transition takes no time, and an animation doesn’t exist', () => {
  for (const mixin of ['transition(opacity)', 'fade(0.6s)']) {
    const transition = compiled(`@use 'tools' as *; .a { @include ${mixin} }`)
    expect(transition).toMatch(/transition-duration: calc\(0\.\ds \* var\(--motion\)\);\s+transition-property: opacity/)
  }
  const base = compile('styles/base.scss', { loadPaths: ['styles'] }).css
  expect(base).toMatch(/prefers-reduced-motion: reduce\) \{\s+:root \{\s+--motion: 0\.0001;/)
  const css = compiled("@use 'tools' as *; .a { @include animation(appear) }")
  expect(css.replace(/@media \(prefers-reduced-motion: no-preference\)[\s\S]*/, '')).not.toContain('animation')
  expect(css).toContain('animation: appear 0.6s')
})

test('every custom property a stylesheet reads is set somewhere', () => {
  const files = ['app', 'components', 'styles'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  const textOf = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const all = textOf(/\.scss$/)
  const scripts = textOf(/\.tsx$/)
  const set = new Set([
    ...[...compile('styles/base.scss', { loadPaths: ['styles'] }).css.matchAll(/(--[\w-]+)\s*:/g)].map(
      ([, name]) => name,
    ),
    ...[...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ...[...readFileSync('app/fonts.ts', 'utf8').matchAll(/variable: '(--[\w-]+)'/g)].map(([, name]) => name),
    // Components set some on their own elements, and the layout sets some on <html>.
    ...[...scripts.matchAll(/'(--[\w-]+)'\]?:/g)].map(([, name]) => name),
  ])
  const read = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !name?.endsWith('-'))
  expect([...new Set(read.filter((name) => !set.has(name)))]).toEqual([])
})
