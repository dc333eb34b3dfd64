import type { ComponentProps } from 'react'
import styles from './Card.module.scss'

/**
 * The site's two kinds of card, by what they're for.
 * `door` leads somewhere: it's pressable all over, and a window shows what's behind it.
 * `sheet` holds something to use: a list, facts to copy, a map, the latest issue, or what happens next.
 */
type CardKind = 'door' | 'sheet'

type CardProps = ComponentProps<'div'> & { kind: CardKind; as?: 'div' | 'li' | 'article' | 'section' | 'dl' }

/** White paper with a thin line. `--card-padding` overrides the kind's own padding. */
export function Card({ kind, as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'div'
  return <Element {...rest} className={[styles.card, className].filter(Boolean).join(' ')} data-kind={kind} />
}
