import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesUnder } from '../build/files'
import type { Facts } from './facts'

/** Files whose words people or machines read. */
const readable = /\.(html|json|txt|xml|webmanifest)$/

/** What no finished page may say, whatever it's about. */
const samples: Record<string, RegExp> = {
  'the word sample': /\bsamples?\b/i,
  'a reserved telephone number': /555-?01\d\d/,
  'a sample address': /example\.org/,
  'the word stand-in': /stand[\s-]in\b/i,
}

/** What's still wrong in the finished site: samples, values that were replaced, and sentences that aren't true. */
export async function crawl(copy: string, gone: readonly string[], facts: Facts): Promise<string[]> {
  const found: string[] = []
  const files = await filesUnder(join(copy, 'out'))
  for (const file of files.filter((name) => readable.test(name))) {
    const text = plain(await readFile(join(copy, 'out', file), 'utf8'))
    for (const [what, pattern] of Object.entries(samples)) {
      const match = pattern.exec(text)
      if (match) found.push(`${file} has ${what}: ${around(text, match.index)}`)
    }
    for (const value of gone.map(plain)) {
      const place = text.indexOf(value)
      if (place >= 0) found.push(`${file} still says '${value}': ${around(text, place)}`)
    }
    found.push(...wrongCounts(text, facts).map((sentence) => `${file} counts wrong: ${sentence}`))
  }
  const editions = new Set(await filesUnder(join(copy, 'documents/newsletters')))
  const offered = files.filter((file) => file.startsWith('documents/newsletters/'))
  for (const file of offered.filter((name) => !editions.has(basename(name)))) {
    found.push(`${file} is a page of the build, and no edition of the owner.`)
  }
  return found
}

/** Sentences that count something in the content and get it wrong. */
function wrongCounts(text: string, { counts, numbers }: Facts): string[] {
  return Object.entries(counts).flatMap(([what, right]) =>
    [...text.matchAll(new RegExp(`\\b(${numbers.join('|')}|\\d+) ${what}\\b`, 'gi'))]
      .filter(([, said = '']) => said.toLowerCase() !== right)
      .map(({ index }) => around(text, index)),
  )
}

/** The text with one kind of space, and with its apostrophes and ampersands decoded. */
function plain(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ')
}

function around(text: string, index: number): string {
  return `…${text.slice(Math.max(0, index - 40), index + 60)}…`
}
