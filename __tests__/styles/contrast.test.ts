/** @jest-environment node */

import { compile } from 'sass'
import { inTurn } from '@/__tests__/in-turn'

/** The colors as printed into :root, by role. */
const colors = Object.fromEntries(
  [...compile('styles/base.scss', { loadPaths: ['styles'] }).css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{3,6})/g)].map(
    ([, job = '', hex = '']) => [job, hex],
  ),
)

/** Text up to 24 px: 7 to 1 (WCAG 2.2, level AAA). */
const text: [string, string][] = [
  ...['surface', 'surface-raised', 'surface-calm', 'surface-warm', 'surface-chosen', 'surface-error'].flatMap(
    (ground): [string, string][] => [
      ['text', ground],
      ['text-soft', ground],
      ['heading', ground],
      ['link', ground],
    ],
  ),
  ['link-hover', 'surface'],
  ['link-hover', 'surface-raised'],
  ['error', 'surface'],
  ['error', 'surface-raised'],
  ['error', 'surface-error'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['action', 'surface-calm'],
  ['on-donate', 'donate'],
  ['on-donate', 'donate-hover'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-band-strong', 'band'],
  ['on-accent', 'accent'],
]

/** Large figures of 24 px and more: 4.5 to 1. */
const largeText: [string, string][] = [
  ['step', 'surface'],
  ['step', 'surface-raised'],
  ['step', 'surface-calm'],
]

/** Field edges, ornaments, and the focus ring: 3 to 1. */
const shapes: [string, string][] = [
  ['line-field', 'surface'],
  ['line-field', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'surface-raised'],
  ['focus', 'surface-calm'],
  ['focus', 'surface-warm'],
  ['focus-on-band', 'band'],
  ['ornament', 'surface'],
  ['ornament', 'surface-raised'],
]

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(job: string, ground: string): number {
  const [one, other] = [colors[job], colors[ground]]
  if (!one || !other) throw new Error(`styles/settings/_color.scss: no color named ${one ? ground : job}.`)
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test(
  'all text can be read on its ground',
  inTurn(text, (job, ground) => {
    expect(contrast(job, ground)).toBeGreaterThanOrEqual(7)
  }),
)

test(
  'large figures can be read on their grounds',
  inTurn(largeText, (job, ground) => {
    expect(contrast(job, ground)).toBeGreaterThanOrEqual(4.5)
  }),
)

test(
  'every shape can be seen on its ground',
  inTurn(shapes, (job, ground) => {
    expect(contrast(job, ground)).toBeGreaterThanOrEqual(3)
  }),
)
