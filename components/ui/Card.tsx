import type { ComponentProps } from 'react'
import styles from './Card.module.scss'

/**
 * The three cards of the site, by what they are for.
 * `door` leads somewhere: it is pressed as a whole, and a window shows what is behind it.
 * `note` says one thing, in a heading and a sentence or two beside a mark or a window; nothing on it can be pressed.
 * `sheet` holds something to use: a list, facts to copy, a map, the latest issue, or what happens next.
 */
type CardKind = 'door' | 'note' | 'sheet'

type CardProps = ComponentProps<'div'> & { kind: CardKind; as?: 'div' | 'li' | 'article' | 'section' | 'dl' }

/** White paper with a thin line. `--card-padding` leaves another margin than the kind's own. */
export function Card({ kind, as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'div'
  return <Element {...rest} className={[styles.card, className].filter(Boolean).join(' ')} data-kind={kind} />
}
