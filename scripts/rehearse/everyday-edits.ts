import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addProgram } from './add-program'
import { type Change, changeFile } from './change-file'
import { putEdition, putPhotograph } from './made-up'

/** Something staff do on an ordinary day: changes in files, and files that come or go with them. */
type Edit = { what: string; changes: readonly Change[]; files?: (copy: string) => Promise<void> }

const thisYear = new Date().getFullYear()
const edition = `documents/newsletters/rehearsal-${thisYear}.pdf`

const facts = 'content/organization.ts'
const homeCare = 'content/programs/homecare.ts'
const mealsOnWheels = 'content/programs/meals-on-wheels.ts'
const news = 'content/newsletters.ts'
const people = 'content/people.ts'
const videos = 'content/videos.ts'

/** The beginning of a list that a file exports. */
const listOf = (name: string) => new RegExp(`(export const ${name}\\b[^=]*= \\[)`)
/** The `latest` mark in such a list; the list ends at a bracket on its own line. */
const latestOf = (name: string) =>
  new RegExp(`(export const ${name}\\b[^=]*= \\[(?:(?!\\n\\])[\\s\\S])*?), isLatest: true`)

const videoEntry = (id: string, youtubeId: string) =>
  `\n{ id: '${id}', title: 'Rehearsal: ${id}', youtubeId: '${youtubeId}', poster: 'videos/${id}' },`

/** The edits. Their places are found by field names, never by wording. */
const everydayEdits: readonly Edit[] = [
  {
    what: 'a new telephone and fax number',
    changes: [
      {
        file: facts,
        place: /(\bphone: \{\s*printed: )'[^']*',(\s*href: )'[^']*'/,
        words: "$1'(973) 467-2020',$2'tel:+19734672020'",
      },
      { file: facts, place: /(\bfax: \{\s*printed: )'[^']*'/, words: "$1'(973) 467-2021'" },
    ],
  },
  {
    what: 'the office closed on Fridays',
    changes: [
      {
        file: facts,
        place: /(\bhours: \{\s*days: )(?:\w+|\[[^\]]*\])/,
        words: "$1['Monday', 'Tuesday', 'Wednesday', 'Thursday']",
      },
    ],
  },
  {
    what: 'another closing time',
    changes: [{ file: facts, place: /(\bhours: \{[^}]*\bto: )'[^']*'/, words: "$1'16:30'" }],
  },
  {
    what: 'more meals and more volunteers than last year',
    changes: [
      { file: facts, place: /(\bmeals: )'[^']*'/, words: "$1'41K+'" },
      { file: facts, place: /(?<=\bvolunteers: )\d+/, words: '260' },
    ],
  },
  {
    what: 'a question that families ask',
    changes: [
      {
        file: homeCare,
        place: /(\bfaqs: \[)/,
        words:
          "$1\n{ id: 'rehearsal', question: 'May we meet the aide first?', answer: ['Yes, at your house or ours.'] },",
      },
    ],
  },
  {
    what: 'a price',
    changes: [{ file: homeCare, place: /(\bprice: \{\s*value: )'[^']*'/, words: "$1'$34 an hour'" }],
  },
  {
    what: 'an e-newsletter',
    changes: [
      { file: news, place: latestOf('newsletters'), words: '$1' },
      {
        file: news,
        place: listOf('newsletters'),
        words: `$1\n{ month: 'Rehearsal', year: ${thisYear}, url: 'https://news.rehearsal-eldercare.net/now', isLatest: true },`,
      },
    ],
  },
  {
    what: 'a print edition with its PDF',
    changes: [
      { file: news, place: latestOf('printEditions'), words: '$1' },
      {
        file: news,
        place: listOf('printEditions'),
        words: `$1\n{ title: 'Rehearsal ${thisYear}', year: ${thisYear}, url: '/${edition}', isLatest: true },`,
      },
    ],
    files: (copy) => putEdition(copy, edition),
  },
  {
    what: 'a trustee’s name, with what the portrait shows',
    changes: [
      {
        file: people,
        place: /\bname: '[^']*',(\s*image: \{ picture: '[^']*', alt: )'[^']*'/,
        words: "name: 'Harriet O’Neill-Vandermeer',$1'Harriet at her desk'",
      },
    ],
  },
  {
    what: 'one more trustee',
    changes: [
      {
        file: people,
        place: /(id: 'board',[\s\S]*?people: \[)/,
        words: "$1\n{ name: 'Ida May Lopez', title: 'Trustee', organization: organization.name, imagePosition },",
      },
    ],
  },
  {
    what: 'the board of another year',
    changes: [{ file: people, place: /(?<=export const boardYear = )\d+/, words: String(thisYear) }],
  },
  {
    what: 'a photograph in the place of a drawing at the head of a page',
    changes: [
      {
        file: homeCare,
        place: /(picture: 'heroes\/home-care',\s*alt: )'[^']*'/,
        words: "$1'An aide and an older woman at a piano'",
      },
    ],
    files: async (copy) => {
      await rm(join(copy, 'images/heroes/home-care.svg'))
      await putPhotograph(copy, 'images/heroes/home-care.jpg')
    },
  },
  {
    what: 'groceries in the towns that get only meals',
    changes: [{ file: mealsOnWheels, place: /hasGroceries: false/, words: 'hasGroceries: true' }],
  },
  {
    what: 'a video’s real id and title',
    changes: [
      {
        file: videos,
        place: /title: (?:'[^']*'|`[^`]*`),(\s*)youtubeId: '[^']*'/,
        words: "title: 'What we did this year',$1youtubeId: 'dQw4w9WgXcQ'",
      },
    ],
  },
  {
    what: 'two new videos',
    changes: [
      {
        file: videos,
        place: /(export const videoLibrary\b[\s\S]*?videos: \[)/,
        words: `$1${videoEntry('rehearsal-one', 'aB3-_xY9zQ1')}${videoEntry('rehearsal-two', 'bC4-_yZ8wR2')}`,
      },
    ],
    files: async (copy) => {
      await putPhotograph(copy, 'images/videos/rehearsal-one.jpg', 1280, 720)
      await putPhotograph(copy, 'images/videos/rehearsal-two.jpg', 1280, 720)
    },
  },
  {
    what: 'a print for the timeline',
    changes: [
      {
        file: 'content/history.ts',
        place: /(export const historicalImages = \[[\s\S]*\bdecade: )('[^']*')([\s\S]*?)(\n\] as const)/,
        words: `$1$2$3
  { id: 'rehearsal', year: ${thisYear}, decade: $2, title: 'A second van', text: 'Meals reach more doors.',
    fullImage: { picture: 'history/rehearsal', alt: 'Two drivers shake hands beside a new van' } },$4`,
      },
    ],
    files: (copy) => putPhotograph(copy, 'images/history/rehearsal.jpg', 1500, 1200),
  },
  {
    what: 'a new program, by the recipe',
    changes: [],
    files: addProgram,
  },
]

/** Makes every edit in the list in the copy. */
export async function doEverydayEdits(copy: string): Promise<string> {
  for (const { changes, files } of everydayEdits) {
    for (const change of changes) await changeFile(copy, change)
    await files?.(copy)
  }
  return everydayEdits.map(({ what }) => what).join(', ')
}
