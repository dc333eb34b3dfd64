import type { Statistic } from '@/content/types'
import styles from './WelcomeBand.module.scss'

type WelcomeBandProps = {
  heading: string
  text: string
  statistics: readonly Statistic[]
}

/** A headline with figures, on the dark band. */
export function WelcomeBand({ heading, text, statistics }: WelcomeBandProps) {
  return (
    <section aria-labelledby="welcome" className={styles.band} data-ground="band">
      <div className={styles.inner}>
        <h2 id="welcome" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <dl className={styles.figures}>
          {statistics.map(({ value, description }) => (
            <div key={description} className={styles.figure}>
              <dt>{description}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
