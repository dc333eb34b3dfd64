/** @jest-environment node */
import { compile } from 'sass'
import { inTurn } from '@/__tests__/in-turn'

const colors = Object.fromEntries(
  [...compile('styles/base.scss', { loadPaths: ['styles'] }).css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{3,6})/g)].map(
    ([, job = '', hex = '']) => [job, hex],
  ),
)

const grounds = 'surface surface-raised surface-calm surface-warm surface-chosen surface-error'

type Pair = [least: number, seen: string, grounds: string]

/** What is seen on which grounds, and how much they must differ at least (WCAG 2.2). */
const pairs: Pair[] = [
  // Text up to 24 px: level AAA.
  ...['text', 'text-soft', 'heading', 'link'].map((seen): Pair => [7, seen, grounds]),
  [7, 'link-hover', 'surface surface-raised'],
  [7, 'error', 'surface surface-raised surface-error'],
  [7, 'on-action', 'action band donate donate-hover'],
  [7, 'action', 'surface-calm'],
  ...['on-band', 'on-band-soft', 'on-band-strong'].map((seen): Pair => [7, seen, 'band']),
  [7, 'on-accent', 'accent'],
  // Large figures of 24 px and more.
  [4.5, 'step', 'surface surface-raised surface-calm'],
  // Field edges, ornaments, and the focus ring.
  [3, 'line-field', 'surface surface-raised'],
  [3, 'focus', 'surface surface-raised surface-calm surface-warm'],
  [3, 'focus-on-band', 'band'],
  [3, 'ornament', 'surface surface-raised'],
]

/** WCAG's relative luminance. */
function luminance(job: string): number {
  const hex = colors[job]
  if (!hex) throw new Error(`styles/_settings.scss: no color named ${job}.`)
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test(
  'all text can be read on its ground, and every shape seen',
  inTurn(pairs, (least, seen, on) => {
    for (const ground of on.split(' ')) {
      const [darker = 0, lighter = 0] = [luminance(seen), luminance(ground)].sort((a, b) => a - b)
      const contrast = (lighter + 0.05) / (darker + 0.05)
      expect([ground, contrast, contrast >= least]).toEqual([ground, contrast, true])
    }
  }),
)
