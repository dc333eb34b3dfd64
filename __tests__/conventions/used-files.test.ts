/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { inTurn } from '@/__tests__/in-turn'
import { filesIn, importsOf, sourceFiles } from './source-files'

const code = sourceFiles(['.ts', '.tsx', '.scss', '.mjs', '.json'], ['app', 'components', 'content', 'lib', 'scripts'])
const components = sourceFiles(['.tsx', '.ts'], ['components'])
const isNamed = (name: string) => code.some(({ text }) => text.includes(name))

/** What the build writes into public/. */
const made = /^public\/(pictures|og|documents|admin)\/|\/\./
/** Cast and palette are there for whoever draws next, and stills for the office to choose from. */
const forLater = /^images\/(people\/|videos\/|palette\.json$)/

test('every file in public/ is made by the build or named in code, and every original in images/ is shown', () => {
  const stray = filesIn('public').filter((path) => !made.test(path) && !isNamed(path.replace('public/', '/')))
  const unused = filesIn('images').filter(
    (path) => !forLater.test(path) && !isNamed(path.replace(/^images\/|\.[^.]+$/g, '')),
  )
  expect([...stray, ...unused]).toEqual([])
})

function classesOf(scss: string): string[] {
  const plain = scss.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^']*'/gm, '')
  const selectors = [...plain.matchAll(/[^{};]+(?=\{)/g)].filter(([text]) => !text.trim().startsWith('@'))
  return selectors.flatMap(([text]) => [...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

test(
  'a style sheet and its component have the same classes',
  inTurn(sourceFiles(['.module.scss'], ['components']), ({ path, text }) => {
    const users = components.filter((file) => importsOf(file).includes(path))
    const used = users.flatMap((user) => [...user.text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name))
    expect([...new Set(classesOf(text))].sort()).toEqual([...new Set(used)].sort())
  }),
)

type LockedPackage = { optionalDependencies?: Record<string, string> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether a package at this place in node_modules finds another: in its own node_modules, then further up. */
function finds(place: string, name: string): boolean {
  if (packages[`${place && `${place}/`}node_modules/${name}`]) return true
  const parent = place.lastIndexOf('/node_modules/')
  return place !== '' && finds(parent < 0 ? '' : place.slice(0, parent), name)
}

test('every package for another kind of machine is in the lock file, so npm ci works there, too', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (finds(place, name) ? [] : `${place}: ${name}`)),
  )
  // Pin a version whose packages are all in the registry.
  expect(missing).toEqual([])
})
