/** @jest-environment node */
import { drawingsAfter, standIns } from '@/scripts/checks/drawings'
import { sentence } from '@/scripts/checks/findings'
import { picturesToSupply } from '@/scripts/checks/picture-findings'

const [print = ''] = standIns
const drawings = { [print]: { hash: 'drawn', alt: 'A drawn club' }, 'heroes/a': { hash: 'drawn', alt: 'A drawn hero' } }
const content = (exports: Record<string, unknown>) => [{ file: 'content/a.ts', exports }]

/** What is reported about pictures when the files in images/ have these hashes. */
function said(exports: Record<string, unknown>, hashes: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(hashes).map(([file, hash]) => [file.replace(/\..*/, ''), { file, hash }] as const)
  return picturesToSupply(content(exports), { drawings, files: new Map(files) }).map(sentence)
}

test('a drawing that stands in for a photograph is listed if nothing else asks for it', () => {
  const image = { picture: print, alt: 'A drawn club' }
  const files = { [`${print}.jpg`]: 'drawn' }
  expect(said({ entry: { image } }, files)).toEqual([
    `content/a.ts, entry.image, field picture: ${print}.jpg is still the drawing that stands in. Put the real picture there under the same name.`,
  ])
  expect(said({ image, entry: { image, confirm: 'Ask the archive.' } }, files)).toEqual([])
})

test('a photograph still described as its drawing was is listed, until the words are rewritten', () => {
  const still = 'it still describes the drawing that heroes/a.jpg has replaced. Say what the new picture shows.'
  const files = { 'heroes/a.jpg': 'photograph' }
  expect(said({ image: { picture: 'heroes/a', alt: 'A drawn hero' } }, files)).toEqual([
    `content/a.ts, image, field alt: ${still}`,
  ])
  expect(said({ image: { picture: 'heroes/a', alt: 'A nurse and a neighbor' } }, files)).toEqual([])
  expect(said({ image: { picture: 'heroes/a', alt: 'A drawn hero' } }, { 'heroes/a.svg': 'drawn anew' })).toEqual([])
})

test('a person with a name and an empty frame is listed, one without a name is asked for elsewhere', () => {
  const frame = { title: 'Treasurer', imagePosition: '50% 30%' }
  expect(said({ treasurer: { ...frame, name: 'Pat Example' } }, {})[0]).toContain('there is no photograph.')
  expect(said({ treasurer: { ...frame, name: '' } }, {})).toEqual([])
})

test('the record of drawings follows their words, and stays as it is once a photograph arrives', () => {
  const files = new Map([
    ['heroes/a', { file: 'images/heroes/a.jpg', hash: 'photograph' }],
    ['heroes/b', { file: 'images/heroes/b.svg', hash: 'drawn' }],
    [print, { file: `images/${print}.jpg`, hash: 'drawn' }],
  ])
  const modules = content({
    a: { picture: 'heroes/a', alt: 'A nurse and a neighbor' },
    b: { picture: 'heroes/b', alt: 'A new drawing' },
    c: { picture: print, alt: 'The club, described better' },
  })
  expect(drawingsAfter(drawings, modules, files)).toEqual({
    'heroes/a': drawings['heroes/a'],
    'heroes/b': { hash: 'drawn', alt: 'A new drawing' },
    [print]: { hash: 'drawn', alt: 'The club, described better' },
  })
})
