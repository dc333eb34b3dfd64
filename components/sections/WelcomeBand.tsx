import { Split, Stack } from '@/components/ui/Layout'
import type { Statistic } from '@/content/types'
import styles from './WelcomeBand.module.scss'

type WelcomeBandProps = {
  heading: string
  text: string
  statistics: readonly Statistic[]
}

export function WelcomeBand({ heading, text, statistics }: WelcomeBandProps) {
  return (
    <section aria-labelledby="welcome" className="ground" data-tone="band" data-tight>
      <Stack className="wrap" gap={24}>
        <Split wide="first">
          <h2 id="welcome">{heading}</h2>
          <p className="lead">{text}</p>
        </Split>
        <dl className={styles.figures}>
          {statistics.map(({ value, description }) => (
            <div key={description} className={styles.fact}>
              <dt className="small">{description}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </section>
  )
}
