import type { ReactNode } from 'react'
import styles from './Unbroken.module.scss'

/** A range of days or times, with any punctuation that follows: Monday to Friday, 8:30 a.m. to 11:30 a.m. */
const range =
  /(?:[A-Z][a-z]+day to [A-Z][a-z]+day|\d{1,2}:\d{2}\s(?:AM|a\.m\.) to \d{1,2}:\d{2}\s(?:PM|[ap]\.m\.))[,.;:]?/u

const together = [
  // A word with a hyphen inside: Spend-A-Day, part-time, 24-hour.
  /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}]|[.@/][\p{L}\p{N}])/u,
  // A date: December 7.
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?![\p{L}\p{N}])/u,
  // A figure with its unit: 24 hours, 2 meals, 8:00 AM.
  /\d[\d:,]*(?: to \d+)? (?:hours|days|years|meals|AM|PM|a\.m\.|p\.m\.)(?![\p{L}\p{N}])/u,
  /\$\d[\d,]*(?:\.\d\d)?/u, // A sum of money: $108,000.
  /\p{Lu}{3,} \p{Lu}\p{Ll}+/u, // A name that begins with a word in capitals: YMCA Summit.
  /\d+ \p{Lu}\p{Ll}+(?= \p{Lu})|\p{Lu}{2} \d{5}/u, // Parts of an address: 1 Example Street, NJ 07901.
]

/**
 * What's kept together, or else a run of letters, or a single character. A run is taken whole so that nothing matches
 * in the middle of it; lookbehind would do, but Safari lacked it until 2023, and a page using it never hydrated.
 */
const piece = new RegExp(
  `(${[range, ...together].map(({ source }) => source).join('|')})|[\\p{L}\\p{N}.@/-]+|[^]`,
  'gu',
)

/** Text that never breaks inside a hyphenated word, date, range of hours or capitalized name, or before a unit. */
export function Unbroken({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = []
  let plain = ''
  for (const [found, kept] of text.matchAll(piece)) {
    if (!kept) {
      plain += found
      continue
    }
    parts.push(
      plain,
      <span key={parts.length} className={range.test(kept) ? styles.range : styles.word}>
        {kept}
      </span>,
    )
    plain = ''
  }
  return [...parts, plain]
}
