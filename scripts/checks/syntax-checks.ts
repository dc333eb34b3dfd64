import { type Message, transform } from 'esbuild'
import type { Finding } from './findings'
import { closing, openBrackets } from './open-brackets'

/** Finds a missing or extra comma, quotation mark or bracket in a file in content/, with its line and the cure. */
export async function checkSyntax(file: string, text: string): Promise<Finding[]> {
  try {
    await transform(text, { loader: 'ts', logLevel: 'silent' })
    return []
  } catch (error) {
    const [first] = (error as { errors: Message[] }).errors
    return first ? [inWords(first, file, text.split('\n'))] : []
  }
}

/** Where the parser stopped, and its message. Lines count from 0 in here. */
type Stop = { message: string; line: number; before: string; rest: string; lines: readonly string[] }

type Mistake = { line: number; problem: string; cure: string }

/** The mistakes people make, the surest match first. */
const kinds = [
  curlyQuotes,
  backtick,
  apostrophe,
  quotesInWords,
  openingQuote,
  closingQuote,
  semicolon,
  colon,
  bareWords,
  comma,
  oddQuotes,
  bracket,
]

function inWords({ text: message, location }: Message, file: string, lines: readonly string[]): Finding {
  const line = Math.min((location?.line ?? 1) - 1, lines.length - 1)
  const whole = lines[line] ?? ''
  const column = columnOf(whole, location?.column ?? 0)
  const stop = { message, line, before: whole.slice(0, column), rest: whole.slice(column), lines }
  for (const kind of kinds) {
    const mistake = kind(stop)
    if (mistake) return found(file, mistake)
  }
  const problem = `it can’t be read from '${stop.rest.trim() || 'here'}' on.`
  const cure =
    'Compare the line and the one above it with their neighbors: a mark is missing, or there is one too many.'
  return found(file, { line, problem, cure })
}

function found(file: string, { line, problem, cure }: Mistake): Finding {
  return { file, entry: `line ${line + 1}`, field: '', problem, cure }
}

/** esbuild counts bytes, and a typographic sign has three. */
function columnOf(line: string, bytes: number): number {
  return Buffer.from(line).subarray(0, bytes).toString().length
}

function curlyQuotes({ line, rest }: Stop): Mistake | undefined {
  if (!/^[‘’“”]/.test(rest)) return undefined
  const problem = `${rest[0]} is a curly mark, and only a straight one can begin and end the words.`
  return { line, problem, cure: "Write ' before the words and ' after them." }
}

/** Words between backticks run across lines, to the next backtick or the end of the file. */
function backtick({ message, line, before, rest, lines }: Stop): Mistake | undefined {
  const isAtNextOne = before.endsWith('`') && /^[\p{L}$]/u.test(rest)
  const isAtEnd = message === 'Unterminated string literal' && line === lines.length - 1
  if (!isAtNextOne && !isAtEnd && !rest.startsWith('`')) return undefined
  const insert = lines.findIndex((text) => /\$\{[^}]*$/.test(text))
  if (insert >= 0) return { line: insert, problem: 'the } that closes ${ is missing.', cure: 'Write } after the name.' }
  const odd = lines.findIndex((text) => (text.match(/`/g) ?? []).length % 2 === 1)
  if (odd < 0) return undefined
  const cure = 'Write one before the words and one after them, as in the lines around it.'
  return { line: odd, problem: 'one of the two backticks (`) around the words is missing.', cure }
}

/** `'We don't close'` ends after `don`, `'the families' house'` after `families`. */
function apostrophe({ message, line, before, rest, lines }: Stop): Mistake | undefined {
  const whole = lines[line] ?? ''
  const inWord = /(\p{L}+)'(\p{L}+)/u.exec(whole)
  const atEnd = /(\p{L}+)'$/u.exec(before.trimEnd())
  const isField = /^[\w$]+:/.test(rest)
  const isAtEnd = atEnd && !isField && /^\p{L}/u.test(rest) && /^Expected ["'\])}]/.test(message)
  const doubled = message === 'Unterminated string literal' ? /(\p{L}+)'',?\s*$/u.exec(whole) : null
  const word = inWord?.[0] ?? (isAtEnd ? atEnd[0] : doubled && `${doubled[1]}'`)
  if (!word) return undefined
  const problem = `the straight apostrophe in ${word} ends the words too early.`
  return { line, problem, cure: `Write a curly one: ${word.replace("'", '’')}` }
}

/** `"a "quoted" word"` ends after `a`. */
function quotesInWords({ line, before, rest }: Stop): Mistake | undefined {
  if (!/"[^"]*"\s*$/.test(before) || !/^\p{L}/u.test(rest)) return undefined
  const problem = `the quotation mark in front of ${/^\p{L}+/u.exec(rest)?.[0]} ends the words too early.`
  return { line, problem, cure: 'Write quotations inside the words with curly marks: ‘ and ’.' }
}

/** `title: Come and see',` */
function openingQuote({ line, lines }: Stop): Mistake | undefined {
  const words = /^\s*(?:[\w$]+:\s*)?([^'"`{[\s][^'"`]*)'\s*,?\s*$/.exec(lines[line] ?? '')?.[1]
  if (!words) return undefined
  return { line, problem: 'the quotation mark before the words is missing.', cure: `Write ' in front of ${words}.` }
}

/** `title: 'Come and see,` */
function closingQuote({ message, line, lines }: Stop): Mistake | undefined {
  if (message !== 'Unterminated string literal') return undefined
  const last = /([^\s']+?),?\s*$/.exec(lines[line] ?? '')?.[1] ?? 'the last word'
  const problem = 'the quotation mark after the words is missing.'
  return { line, problem, cure: `Write ' after ${last}, then a comma. All the words stand on one line.` }
}

function semicolon({ line, rest }: Stop): Mistake | undefined {
  if (!rest.startsWith(';')) return undefined
  return { line, problem: 'there is a semicolon where a comma belongs.', cure: 'Write , in its place.' }
}

/** `title 'Come and see'` */
function colon({ line, before, rest }: Stop): Mistake | undefined {
  const name = /^\s*\{?\s*([\w$]+)\s*$/.exec(before)?.[1]
  if (!name || !/^['"`[{\d]/.test(rest)) return undefined
  return { line, problem: `the colon after ${name} is missing.`, cure: `Write ${name}: and then the words.` }
}

/** `title: Come and see,` */
function bareWords({ line, before, rest }: Stop): Mistake | undefined {
  const [, first = ''] = /[\w$]+:\s*([\p{L}$][^'"`,{}[\]()]*)$/u.exec(before) ?? []
  const words = `${first}${/^[^'"`,{}[\]]*/.exec(rest)?.[0] ?? ''}`.trim()
  if (!first || !/^\p{L}/u.test(rest) || /^(true|false)\b/.test(first) || words.includes(':')) return undefined
  return {
    line,
    problem: `${words} has no quotation marks.`,
    cure: `Write '${words}' with one before and one after it.`,
  }
}

/** `Expected "}" but found "title"` where a new line begins, or where two things stand side by side. */
function comma({ message, line, before, rest, lines }: Stop): Mistake | undefined {
  if (!/^Expected ("[\]})]"|";")/.test(message) || !/^['"`{[\w$]/.test(rest)) return undefined
  const problem = 'a comma is missing'
  if (before.trim()) {
    return { line, problem: `${problem} in front of ${rest.replace(/,\s*$/, '')}.`, cure: 'Write one there.' }
  }
  const above = lines.findLastIndex((text, index) => index < line && /\S/.test(text) && !/^\s*(\/\/|\/?\*)/.test(text))
  if (!/['"`}\])\w]\s*$/.test(lines[above] ?? '')) return undefined
  return { line: above, problem: `${problem} at the end.`, cure: 'Write one.' }
}

/** `{ text: 'Come and see', href: /about' },` */
function oddQuotes({ line, lines }: Stop): Mistake | undefined {
  if ((lines[line] ?? '').replace(/`[^`]*`/g, '').split("'").length % 2 === 1) return undefined
  const problem = "one of its quotation marks (') is missing."
  return { line, problem, cure: 'They come in pairs: one before and one after each piece of words.' }
}

/** A bracket still open where the parser stopped, one that was never opened, or one that closes nothing. */
function bracket({ message, line, before, rest, lines }: Stop): Mistake | undefined {
  const entry = lines.findLastIndex((text, index) => index < line && isCutShort(text, lines[index + 1] ?? ''))
  if (entry >= 0) {
    const marks = /\[[^\]{]*$/.test(lines[entry] ?? '') ? ']' : '}'
    return { line: entry, problem: 'what begins here has no end.', cure: `Write ${marks} at its end, and a comma.` }
  }
  const innermost = openBrackets([...lines.slice(0, line), before].join('\n')).at(-1)
  const end = innermost && closing[innermost.mark]
  if (end && /^[}\])]/.test(rest) && !rest.startsWith(end)) {
    const problem = `what begins with ${innermost.mark} in line ${innermost.line + 1} has no ${end} at its end.`
    return { line, problem, cure: `Write ${end}, on a line of its own above this one.` }
  }
  const missing = /^Expected "([\]})])" but found (?:":"|end of file|"[\]})]")/.exec(message)?.[1]
  if (missing) {
    const opening = { '}': '{', ']': '[', ')': '(' }[missing] ?? ''
    const problem = `what begins with ${opening} further up has no ${missing} at its end.`
    return { line, problem, cure: `Write ${missing} and a comma where it ends.` }
  }
  const name = /([\w$]+)\s*$/.exec(before)?.[1]
  if (rest.startsWith(':') && name) {
    return { line, problem: `a { is missing in front of ${name}.`, cure: 'Write { where the entry begins.' }
  }
  if (rest.startsWith(',')) return { line, problem: 'a [ is missing.', cure: 'Write [ where the list begins.' }
  if (rest.startsWith('{')) {
    const problem = 'the entry above has no } at its end, or their list no [ at its beginning.'
    return { line, problem, cure: 'Write }, or [ on a line of its own.' }
  }
  if (!/^[}\])]/.test(rest)) return undefined
  const problem = `there is one ${rest[0]} too many, here or just above.`
  return { line, problem, cure: 'Remove it, and the comma after it.' }
}

/** True for a line that opens a bracket when the next line isn't indented further. */
function isCutShort(text: string, next: string): boolean {
  const indent = (words: string) => words.length - words.trimStart().length
  const count = (marks: RegExp) => (text.replace(/'[^']*'|\$\{[^}]*\}/g, '').match(marks) ?? []).length
  return count(/[{[]/g) > count(/[}\]]/g) && indent(next) <= indent(text)
}
