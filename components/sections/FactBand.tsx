import { Unbroken } from '@/components/ui/Unbroken'
import type { Fact } from '@/content/types'
import styles from './FactBand.module.scss'

type FactBandProps = { label: string; facts: readonly Fact[] }

/** The few facts people decide on, on the dark band below the window. */
export function FactBand({ label, facts }: FactBandProps) {
  return (
    <section aria-label={label} className={styles.band} data-ground="band">
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt>
              <Unbroken text={fact.label} />
            </dt>
            <dd>
              <Unbroken text={fact.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
