import type { ReactNode } from 'react'
import styles from './Hero.module.scss'

type HeroProps = { headline: string; lead: string; picture: ReactNode; children: ReactNode }

/** A first screen with a slide show: headline and next step beside the window. */
export function Hero({ headline, lead, picture, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{children}</div>
        </div>
        <div className={styles.window}>{picture}</div>
      </div>
    </div>
  )
}
