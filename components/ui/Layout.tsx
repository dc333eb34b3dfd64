import type { ComponentProps } from 'react'
import styles from './Layout.module.scss'

/*
 * How parts stand to each other; what they look like is their own matter. None needs to know how wide the window is: each
 * goes by its own room, and by how large the text is.
 */

type LayoutProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'aside' | 'nav' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'span' | 'form' | 'details'
  /** Pixels between the parts, at the usual text size; 40 is less in small windows. */
  gap?: 8 | 16 | 24 | 40
}

/** One below the other; with `align`, no wider than they need to be. */
export function Stack({ align, ...rest }: LayoutProps & { align?: 'start' }) {
  return <Laid {...rest} look={styles.stack} data-align={align} />
}

export function Cluster(props: LayoutProps) {
  return <Laid {...props} look={styles.cluster} />
}

type GridProps = LayoutProps & {
  /** The least width of a column, as in CSS. */
  column?: string
  /** How many parts each item has, to line up with those of the items beside it. */
  rows?: 2 | 3
}

export function Grid({ column = '17rem', rows, ...rest }: GridProps) {
  const size = { '--column': column, ...(rows && { '--rows': String(rows) }) }
  return <Laid {...rest} look={styles.grid} data-rows={rows} style={size} />
}

type SplitProps = LayoutProps & {
  wide?: 'first' | 'last'
  align?: 'start'
}

/** Two beside each other, one wider than the other, or below each other where there's too little room. */
export function Split({ wide = 'last', align, ...rest }: SplitProps) {
  return <Laid {...rest} look={styles.split} data-wide={wide} data-align={align} />
}

type LaidProps = LayoutProps & { look: string | undefined; [data: `data-${string}`]: string | number | undefined }

function Laid({ as = 'div', gap, look, className, ...rest }: LaidProps) {
  const Element = as as 'div'
  return <Element {...rest} className={[look, className].filter(Boolean).join(' ')} data-gap={gap} />
}
