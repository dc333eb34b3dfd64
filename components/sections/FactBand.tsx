import { Unbroken } from '@/components/ui/Unbroken'
import type { Fact } from '@/content/types'
import styles from './FactBand.module.scss'

type FactBandProps = { label: string; facts: readonly Fact[] }

export function FactBand({ label, facts }: FactBandProps) {
  return (
    <section aria-label={label} data-tone="band">
      <dl className={`wrap ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className="small">
              <Unbroken text={fact.label} />
            </dt>
            <dd className="h4">
              <Unbroken text={fact.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
