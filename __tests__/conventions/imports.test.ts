/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { type Import, importsOf, sourceFiles } from './source-files'

/** What a room may import from us, as path prefixes. Any component may use content types, except in ui and motion. */
const rooms: Record<string, readonly string[]> = {
  'components/motion/': ['components/motion/'],
  'components/ui/': ['components/ui/', 'components/motion/', 'generated/pictures'],
  'components/site/': ['components/site/', 'components/ui/', 'components/motion/', 'content/', 'generated/'],
  'components/enquiry/': [
    'components/enquiry/',
    'components/site/',
    'components/ui/',
    'components/motion/',
    'content/',
  ],
  // Its answers are worked out in the browser; its field comes from the forms.
  'components/finding/': [
    'components/finding/',
    'components/enquiry/TextInput',
    'components/site/',
    'components/ui/',
    'components/motion/',
    'content/',
  ],
  // A page's words come in as props; the words of shared parts, facts and links are imported.
  'components/sections/': [
    'components/sections/',
    'components/site/',
    'components/ui/',
    'components/motion/',
    'content/messages',
    'content/organization',
    'content/href',
  ],
  ...Object.fromEntries(
    ['about', 'giving', 'history', 'joining', 'news', 'place', 'programs', 'videos'].map((family) => [
      `components/${family}/`,
      [
        `components/${family}/`,
        'components/sections/',
        'components/place/',
        'components/site/',
        'components/ui/',
        'components/motion/',
        'content/facts',
        'content/messages',
        'content/organization',
        'content/href',
        'content/times',
      ],
    ]),
  ),
  'content/': ['content/', 'generated/pictures'],
  'app/': ['app/', 'components/', 'content/', 'generated/', 'styles/base.scss'],
  'console/': ['console/'],
  'server/': ['server/', 'content/', 'console/', 'deploy/headers', 'deploy/redirects', 'package.json'],
  'scripts/': ['scripts/', 'content/', 'console/', 'deploy/', 'server/', 'package.json'],
}

/** Packages that only one place imports, so replacing one is a change in one place. */
const keepers: Record<string, string> = {
  'framer-motion': 'components/motion/',
  '@formspree/react': 'components/enquiry/',
  '@radix-ui/react-accordion': 'components/ui/',
  '@radix-ui/react-dialog': 'components/ui/',
  sonner: 'components/site/',
  minisearch: 'components/finding/',
  sharp: 'scripts/',
  nodemailer: 'server/',
  busboy: 'server/',
}

const files = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'console', 'content', 'scripts', 'server'])
const imports = files.flatMap(importsOf)
const isOurs = ({ target }: Import) =>
  /^(app|components|console|content|deploy|generated|scripts|server|styles|package\.json)(\/|$)/.test(target)
const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
const line = ({ from, target }: Import) => `${from} imports ${target}`

test.each(Object.entries(rooms))('%s imports only what is below it', (room, allowed) => {
  const mayReadTypes = room.startsWith('components/') && !/ui|motion/.test(room)
  const strangers = imports
    .filter((found) => found.from.startsWith(room) && isOurs(found))
    .filter(({ target }) => !allowed.some((beginning) => target.startsWith(beginning)))
    .filter(({ target, isTypeOnly }) => !(mayReadTypes && isTypeOnly && target.startsWith('content/')))
  expect(strangers.map(line)).toEqual([])
})

test('every component is in a room whose imports are listed here', () => {
  const homeless = files.filter(({ path }) => !Object.keys(rooms).some((room) => path.startsWith(room)))
  expect(homeless.map(({ path }) => path)).toEqual([])
})

test.each(Object.entries(keepers))('%s is imported only in %s', (name, keeper) => {
  const strangers = imports.filter(({ target, from }) => packageOf(target) === name && !from.startsWith(keeper))
  expect(strangers.map(line)).toEqual([])
})

test('no page carries the schemas of the facts: content takes only their types', () => {
  const found = imports.filter(
    ({ from, target }) => !/^(content\/schemas|scripts)\//.test(from) && /^(zod$|content\/schemas\/)/.test(target),
  )
  expect(found.filter(({ isTypeOnly }) => !isTypeOnly).map(line)).toEqual([])
})

test('links are plain anchors and pictures are made by the build (DECISIONS.md)', () => {
  const found = imports.filter(({ target }) => /^next\/(link|image|script)$/.test(target))
  expect(found.map(line)).toEqual([])
})

test('routes pick content and compose: no styles of their own', () => {
  expect(
    imports.filter(({ from, target }) => from.startsWith('app/') && /module\.s?css$/.test(target)).map(line),
  ).toEqual([])
})

test('component stylesheets use tools and job names, never settings', () => {
  const found = sourceFiles(['.module.scss']).flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:use|import|forward) '([^']+)'/g)].map(([, name]) => `${path} uses ${name}`),
  )
  expect(found.filter((use) => !use.endsWith(' uses tools'))).toEqual([])
})

test('every package we import is in package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const known = new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...builtinModules])
  const unknown = imports
    .filter((found) => !isOurs(found) && !found.target.startsWith('node:'))
    .filter(({ target }) => !known.has(packageOf(target)))
  expect(unknown.map(line)).toEqual([])
})
