/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { importsOf, sourceFiles } from './source-files'

const pages = sourceFiles(['.tsx'], ['app'])
const shared = sourceFiles(['.scss'], ['styles/base'])

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

/** Classes a component names in plain words, alone or beside its own. */
function plainClassesOf(tsx: string): string[] {
  const values = [...tsx.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
  return values.flatMap(
    ([, plain = '', mixed = '']) => `${plain} ${mixed.replace(/\$\{[^}]*\}/g, '')}`.match(/\S+/g) ?? [],
  )
}

test('a class in plain words is one that all pages share', () => {
  const defined = shared.flatMap(({ text }) => classesOf(text))
  const unknown = [...components, ...pages].flatMap(({ path, text }) =>
    plainClassesOf(text).flatMap((name) => (defined.includes(name) ? [] : [`${path}: ${name}`])),
  )
  expect(plainClassesOf('<p className={`small ${styles.a}`}><i className="b"/></p>')).toEqual(['small', 'b'])
  expect(unknown).toEqual([])
})
