import type { ReactNode } from 'react'
import styles from './Card.module.scss'

type CardProps = { heading?: string; headingLevel?: 2 | 3; children: ReactNode }

/** White panel with a thin line, for something that stands by itself. */
export function Card({ heading, headingLevel = 3, children }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.card}>
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {children}
    </div>
  )
}
