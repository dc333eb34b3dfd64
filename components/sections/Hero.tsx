import type { ReactNode } from 'react'
import styles from './Hero.module.scss'

type HeroProps = { headline: string; lead: string; buttons: ReactNode; picture: ReactNode }

/** The first screen of Home: headline and next step beside the window. */
export function Hero({ headline, lead, buttons, picture }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          {buttons}
        </div>
        <div className={styles.window}>{picture}</div>
      </div>
    </div>
  )
}
