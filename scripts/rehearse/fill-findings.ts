import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../console/step'
import type { Finding } from '../checks/findings'
import { phoneDigits } from '../checks/phone-digits'
import { changeFile, literally } from './change-file'
import { putEdition, putFile, putPhotograph } from './made-up'
import { saidIn } from './run-in'

const claimsFile = 'content/claims.ts'

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.rehearsal-eldercare.net',
  NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io',
  NEXT_PUBLIC_FORMSPREE_PROJECT: '2718281828459045235',
}

/** More than one round, because something that appears in several places is listed in only one. */
const mostRounds = 5

/** What launch-check finds missing in the copy. */
function findingsIn(copy: string): Finding[] {
  return JSON.parse(saidIn(copy, 'scripts/checks/launch-check.ts', '--json'))
}

/** Supplies everything launch-check asks for, with made-up values; returns the samples that must now be gone. */
export async function fillFindings(copy: string): Promise<string[]> {
  const gone: string[] = []
  for (let round = 0; round < mostRounds; round++) {
    const findings = findingsIn(copy)
    if (findings.length === 0) return gone
    for (const [index, finding] of findings.entries()) {
      await (supplies[finding.field] ?? writeValue)(copy, finding, index)
      if (finding.value && !isKept(finding)) gone.push(finding.value)
    }
  }
  const left = findingsIn(copy).map(({ file, entry, field }) => `${file}, ${entry}, ${field}`)
  throw new Problem(
    `launch-check still asks for ${left.join('; ')}. Teach scripts/rehearse/fill-findings.ts to supply it.`,
  )
}

/** The name of a picture, person or video stays, whatever is supplied for it. */
const isKept = ({ field }: Finding) => ['picture', 'image', 'transcript'].includes(field)

type Supply = (copy: string, finding: Finding, index: number) => Promise<void>

/** Supplies that aren't just one value replacing another, by the field that needs them. */
const supplies: Readonly<Record<string, Supply>> = {
  '': (copy) => {
    const lines = Object.entries(settings).map(([name, setting]) => `${name}=${setting}`)
    return putFile(copy, '.env.local', `${lines.join('\n')}\n`)
  },
  confirm: removeConfirms,
  // The number and the link that calls it.
  printed: async (copy, { file, value = '' }, index) => {
    const path = join(copy, file)
    const [old, now] = [value, real(value, index)].map((number) => `+1${phoneDigits(number)}`)
    const text = (await readFile(path, 'utf8')).replaceAll(value, real(value, index))
    await writeFile(path, text.replaceAll(old ?? '', now ?? ''))
  },
  name: (copy, { file }, index) =>
    changeFile(copy, { file, place: /\bname: ''/, words: `name: 'Rosa ${madeUpName(index)}'` }),
  image: async (copy, { file, value = '' }, index) => {
    const words = `$1\nimage: { picture: 'portraits/made-up-${index}', alt: '${value} at a desk' },`
    await changeFile(copy, { file, place: new RegExp(`(\\bname: '${literally(value)}',)`), words })
    await putPhotograph(copy, `images/portraits/made-up-${index}.jpg`, 1200, 1500)
  },
  transcript: (copy, { file, value = '' }, index) =>
    changeFile(copy, {
      file,
      place: new RegExp(`(\\byoutubeId: '${literally(value)}',)`),
      words: `$1\ntranscript: ['Made-up words, number ${index}', 'More of what is said'],`,
    }),
  picture: async (copy, { value }) => {
    await rm(join(copy, `images/${value}.svg`), { force: true })
    await putPhotograph(copy, `images/${value}.jpg`)
  },
}

/** Writes a made-up value over a sample, an empty value, or words about a picture that's gone. */
async function writeValue(copy: string, { file, field, value = '' }: Finding, index: number): Promise<void> {
  const words = field === 'value' || field === 'alt' ? `Made-up words by ${madeUpName(index)}` : real(value, index)
  const place = new RegExp(`(?<=${field === 'value' ? 'value: ' : ''})(['"\`])${literally(value)}\\1`)
  await changeFile(copy, { file, place, words: `'${words}'` })
}

/** A name made only of letters, different for each number: a figure would need a source. */
function madeUpName(index: number): string {
  const letters = [...String(index)].map((digit) => 'aeioubdglm'[Number(digit)])
  return `Whit${letters.join('')}`
}

/** What the owner might write instead of a sample. */
function real(sample: string, index: number): string {
  if (/555-?01/.test(sample)) return sample.replace(/555(-?)01(\d\d)/, '273$144$2')
  if (sample.startsWith('sample-')) return `Reh${String(index).padStart(3, '0')}_xY-z`
  if (/^00-/.test(sample)) return '22-1507462'
  if (/Street$/.test(sample)) return '214 Linden Place'
  return sample.replaceAll('example.org', 'rehearsal-eldercare.net').replace(' (sample)', '')
}

/** Takes every note to the owner out of a file and supplies what it asks for, such as newsletter PDFs. */
async function removeConfirms(copy: string, { file }: Finding): Promise<void> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  const words = `('[^'\\n]*'|"[^"\\n]*"|\`[^\`]*\`|true)`
  const without = (
    file === claimsFile ? text.replace(new RegExp(`\\bconfirm:\\s*${words}`, 'g'), "source: 'owner'") : text
  )
    .replace(new RegExp(`^const confirm =\\s*${words}\\n`, 'm'), '')
    .replace(new RegExp(`^ *confirm(:\\s*${words})?,\n`, 'gm'), '')
    .replace(new RegExp(`,\\s*confirm(:\\s*${words})?(?=\\s*\\})`, 'g'), '')
  await writeFile(path, without)
  for (const [, edition] of without.matchAll(/'\/(documents\/newsletters\/[^']+\.pdf)'/g)) {
    if (edition) await putEdition(copy, edition)
  }
}
