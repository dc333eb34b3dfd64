/** @jest-environment node */
import { spawnSync } from 'node:child_process'

/** Names of the style rules a stylesheet would break at this path. */
function broken(path: string, scss: string): string[] {
  const args = ['node_modules/stylelint/bin/stylelint.mjs', '--stdin', '--stdin-filename', path, '--formatter', 'json']
  const { stderr, stdout } = spawnSync(process.execPath, args, { input: scss, encoding: 'utf8' })
  const [report] = JSON.parse(stderr || stdout) as { warnings: { rule: string }[] }[]
  return (report?.warnings ?? []).map(({ rule }) => rule).sort()
}

test('a component cannot have its own colors, raw motion, ids, or spaces off the scale', () => {
  const scss =
    '.hero-title {\n  color: #123456;\n  margin-left: 1rem;\n  transition: color 1s;\n}\n\n#top {\n  color: red !important;\n}\n'
  expect(broken('components/ui/Bad.module.scss', scss)).toEqual([
    'color-no-hex',
    'declaration-no-important',
    'declaration-property-value-disallowed-list',
    'property-disallowed-list',
    'property-disallowed-list',
    'selector-class-pattern',
    'selector-max-id',
  ])
})

test('the mixins in styles/tools may write motion, because they also handle reduced motion', () => {
  expect(broken('styles/tools/_motion.scss', '.fade {\n  transition-property: opacity;\n}\n')).toEqual([])
})
