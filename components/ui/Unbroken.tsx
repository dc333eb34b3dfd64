import type { ReactNode } from 'react'
import styles from './Unbroken.module.scss'

/** Words with a hyphen inside, such as Spend-A-Day, part-time and 24-hour. */
const hyphenated = /(?<![\p{L}\p{N}.@/-])([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}]|[.@/][\p{L}\p{N}])/u

/** Text whose hyphenated words never break at their hyphens. */
export function Unbroken({ text }: { text: string }): ReactNode {
  let end = 0
  return text.split(hyphenated).map((part) => {
    end += part.length
    return hyphenated.test(part) ? (
      <span key={end} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    )
  })
}
