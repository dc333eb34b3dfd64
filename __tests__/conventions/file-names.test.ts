/** @jest-environment node */
import { basename } from 'node:path'
import { filesIn } from './source-files'

const kebab = '[a-z0-9]+(-[a-z0-9]+)*'
const pascal = '[A-Z][A-Za-z0-9]*'

/** How files are named, by room. A private part of a component starts with its owner's name: Header.Menu.tsx. */
const shapes: [string, RegExp, string][] = [
  [
    'components',
    new RegExp(`^(${pascal}(\\.${pascal})?(\\.tsx|\\.module\\.scss)|${kebab}\\.ts)$`),
    'Name.tsx, Name.module.scss or a-subject.ts',
  ],
  ['content', new RegExp(`^(${kebab}\\.(ts|json)|README\\.md)$`), 'a-subject.ts'],
  ['scripts', new RegExp(`^${kebab}(\\.d)?\\.(ts|mjs)$`), 'a-step.ts'],
  ['server', new RegExp(`^${kebab}\\.ts$`), 'a-subject.ts'],
  ['styles', new RegExp(`^_?${kebab}\\.scss$`), '_a-subject.scss'],
  ['e2e', new RegExp(`^${kebab}((\\.spec)?\\.ts|\\.txt)$`), 'a-journey.spec.ts'],
  ['images', new RegExp(`^(${kebab}\\.(svg|jpg|png)|(palette|drawings)\\.json)$`), 'what-it-shows.svg'],
]

test.each(shapes)('files in %s/ follow one naming rule', (room, shape, example) => {
  const odd = filesIn(room).filter((path) => !shape.test(basename(path)))
  expect(odd.map((path) => `${path} should look like ${example}`)).toEqual([])
})

test('no room is called lib, utils, hooks, helpers or common, and no file is an index', () => {
  const files = ['app', 'components', 'content', 'scripts', 'server', 'styles'].flatMap(filesIn)
  const vague = files.filter((path) =>
    /(^|\/)(lib|utils?|hooks|helpers?|common|shared|misc)[./]|\/index\.tsx?$/.test(path),
  )
  expect(vague).toEqual([])
})

test('every component’s stylesheet is next to the component it is named after', () => {
  const files = filesIn('components')
  const alone = files.filter(
    (path) => path.endsWith('.module.scss') && !files.includes(path.replace('.module.scss', '.tsx')),
  )
  expect(alone).toEqual([])
})
