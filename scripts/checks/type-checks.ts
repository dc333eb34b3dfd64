import type { Finding } from './findings'
import { runTool } from './run-tool'

/** What the type checker says about one place. */
export type Complaint = { file: string; line: number; code: number; message: string }

/** Error codes for names that are unknown or written twice. */
const wrong = [1117, 2304, 2353, 2552, 2561]

/** Error codes for names that are missing, often because one of those above is there instead. */
const missed = [2339, 2551, 2739, 2740, 2741]

/** What the type checker says about the files in a tsconfig. */
export async function typeErrors(config: string): Promise<string> {
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false', '--pretty', 'false']
  return (await runTool([...tsc, '-p', config])).output
}

/** `content/videos.ts(16,9): error TS2561: …`, and the lines that continue it. */
export function readComplaints(output: string): Complaint[] {
  const reports = output.split(/\n(?=\S)/)
  return reports.flatMap((report) => {
    const [, file, line, code, message] = /^(.+?)\((\d+),\d+\): error TS(\d+): ([\s\S]+)/.exec(report) ?? []
    return file && message ? [{ file, line: Number(line), code: Number(code), message: message.trim() }] : []
  })
}

/** Names content spells differently from what the site reads, reported in plain words for staff. */
export function misnamed(errors: readonly Complaint[]): Finding[] {
  const causes = errors.filter(({ code }) => wrong.includes(code))
  return oneForEachLine(causes.length > 0 ? causes : errors.filter(({ code }) => missed.includes(code)))
}

/** Values that aren't the kind that belongs there. A new picture has no type yet; its file decides. */
export function misplaced(errors: readonly Complaint[], pictures: ReadonlySet<string>): Finding[] {
  const isNewPicture = ({ message }: Complaint) =>
    [...message.matchAll(/Type '"([^"']+)"'/g)].some(([, name = '']) => pictures.has(name))
  // On a fresh copy, without generated/, picture names can't be found (2307).
  const others = errors.filter((error) => ![...wrong, ...missed, 2307].includes(error.code) && !isNewPicture(error))
  return oneForEachLine(
    others.filter((error, index) => !isEcho(error, others[index - 1]) && !isOfTheList(error, others)),
  )
}

/** An extra comma is reported for every entry of its list. */
function isEcho(error: Complaint, before: Complaint | undefined): boolean {
  return (
    error.file === before?.file &&
    error.message.split('\n')[1] === before.message.split('\n')[1] &&
    /\n.*'undefined'/.test(error.message)
  )
}

/** Where a list takes in another one, a wrong value is reported for every entry, and most shortly for its own. */
function isOfTheList(error: Complaint, others: readonly Complaint[]): boolean {
  const reason = reasonOf(error)
  return others.some(
    (other) =>
      other.file === error.file &&
      reasonOf(other) === reason &&
      other.message.split('\n').length < error.message.split('\n').length,
  )
}

/** Its innermost line. */
function reasonOf({ message }: Complaint): string {
  return message.split('\n').at(-1)?.trim() ?? ''
}

function oneForEachLine(errors: readonly Complaint[]): Finding[] {
  const inContent = errors.filter(({ file }) => file.startsWith('content/'))
  const chosen = inContent.length > 0 ? inContent : errors.filter(({ code }) => missed.includes(code))
  return chosen
    .filter(
      ({ file, line }, index) => chosen.findIndex((other) => other.file === file && other.line === line) === index,
    )
    .map(inWords)
}

function inWords({ file, line, code, message }: Complaint): Finding {
  const at = { file, entry: `line ${line}`, field: '' }
  const quoted = [...message.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, name = '']) => name)
  const [first = '', second = ''] = quoted
  const place = file.startsWith('content/') ? 'this line' : 'this page'
  const meant = /Did you mean (?:to write )?'([^']+)'/.exec(message)?.[1]
  switch (code) {
    case 1117:
      return { ...at, problem: 'this entry has the same field twice.', cure: 'Keep one of them.' }
    case 2304:
    case 2552: {
      const name = `there is nothing called ${first}.`
      if (/^(true|false)$/i.test(first)) return { ...at, problem: name, cure: `Write ${first.toLowerCase()}.` }
      if (meant) return { ...at, problem: name, cure: `Write ${meant}.` }
      return { ...at, problem: name, cure: `If ${first} is meant as words, put ' before and after them.` }
    }
    case 2353:
    case 2561: {
      const problem = `there is no field ${first} in this entry.`
      return { ...at, problem, cure: meant ? `Write ${meant}:` : 'Take the name from the entry above or below.' }
    }
    case 2339:
    case 2551: {
      const cure = meant ? `It finds ${meant}: call both the same.` : 'Give the field its old name back.'
      return { ...at, problem: `there is no field ${first} where ${place} looks for it.`, cure }
    }
    case 2739:
    case 2740:
    case 2741: {
      const field = code === 2741 ? first : message.split(': ').at(-1)
      return { ...at, problem: `the field ${field} is missing.`, cure: 'Add it, as in the entry above or below.' }
    }
    default:
      return { ...at, ...kindInWords(message, first, second) }
  }
}

/** 'Type X is not assignable to type Y', from its innermost line. */
function kindInWords(message: string, first: string, second: string): { problem: string; cure: string } {
  const inner = [...message.matchAll(/Type '(.+?)' is not assignable to type '(.+?)'\./g)].at(-1)
  const given = inner?.[1] ?? first
  const wanted = inner?.[2] ?? second
  if (given === 'undefined')
    return { problem: 'there is one comma too many in this list.', cure: 'Remove one of the two.' }
  if (wanted === 'number') {
    return { problem: 'this has to be a number.', cure: 'Write it without quotation marks, like 2025.' }
  }
  if (wanted === 'boolean' || wanted === 'true') {
    return { problem: 'this is a question of yes or no.', cure: 'Write true or false, without quotation marks.' }
  }
  if (/^(string$|")/.test(given) && /(^|\| )readonly /.test(wanted)) {
    return { problem: 'this has to be a list.', cure: "Write [ before it and ] behind it: ['First.', 'Second.']." }
  }
  if (wanted === 'string') return { problem: 'this has to be words.', cure: "Write ' before and after them." }
  if (/^`\$\{number\}:/.test(wanted)) {
    return { problem: `${given} is not a time.`, cure: "Write it on a 24-hour clock, like '08:30' or '17:00'." }
  }
  if (/^`|LinkTarget/.test(wanted)) {
    const pattern = wanted.startsWith('`') ? ` like ${wanted.replaceAll('`', '').replace(/\$\{\w+\}/g, '…')}` : ''
    return { problem: `${given} is not an address that fits here.`, cure: `Write one${pattern}.` }
  }
  return { problem: `${given} does not fit here.`, cure: 'Write it as the entry above or below does.' }
}
