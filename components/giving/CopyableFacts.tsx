import { Card } from '@/components/ui/Card'
import type { CopyableFact } from '@/content/types'
import styles from './CopyableFacts.module.scss'
import { CopyButton } from './CopyButton'

type CopyableFactsProps = { facts: readonly CopyableFact[] }

/** Facts people have to write down exactly, each with a copy button. */
export function CopyableFacts({ facts }: CopyableFactsProps) {
  return (
    <Card kind="sheet" as="dl" className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.action}>
            <CopyButton text={value} label={label} />
          </dd>
        </div>
      ))}
    </Card>
  )
}
