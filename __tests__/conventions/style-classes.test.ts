/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { importsOf, sourceFiles } from './source-files'

const components = sourceFiles(['.tsx', '.ts'], ['components'])
const modules = sourceFiles(['.module.scss'], ['components'])

/** Classes a stylesheet defines. */
function classesOf(scss: string): string[] {
  const code = scss.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^']*'/gm, '')
  const selectors = [...code.matchAll(/[^{};]+(?=\{)/g)].filter(([text]) => !text.trim().startsWith('@'))
  return [
    ...new Set(selectors.flatMap(([text]) => [...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))),
  ]
}

/** Classes that components use from a stylesheet. */
function classesUsedFrom(path: string): string[] {
  const users = components.filter((file) => importsOf(file).some(({ target }) => target === path))
  return [...new Set(users.flatMap(({ text }) => [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name)))]
}

test(
  'a style sheet and its component have the same classes',
  inTurn(modules, ({ path, text }) => {
    const defined = classesOf(text)
    const used = classesUsedFrom(path)
    expect({
      definedAndNeverUsed: defined.filter((name) => !used.includes(name)),
      usedAndNeverDefined: used.filter((name) => !defined.includes(name)),
    }).toEqual({ definedAndNeverUsed: [], usedAndNeverDefined: [] })
  }),
)
