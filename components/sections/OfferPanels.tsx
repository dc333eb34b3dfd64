import { revealed } from '@/components/motion/revealed'
import { Card } from '@/components/ui/Card'
import { CheckList } from '@/components/ui/CheckList'
import styles from './OfferPanels.module.scss'

type OfferPanelsProps = { label: string; panels: readonly { id: string; heading: string; items: readonly string[] }[] }

/** Two panels of what we offer, on the warm background. */
export function OfferPanels({ label, panels }: OfferPanelsProps) {
  return (
    <section aria-label={label} className={styles.section} data-tone="warm">
      <div className={styles.inner} {...revealed}>
        {panels.map((panel) => (
          <Card key={panel.id} kind="sheet">
            <h2 id={panel.id} className={styles.heading}>
              {panel.heading}
            </h2>
            <CheckList items={panel.items.map((item) => ({ key: item, content: item }))} />
          </Card>
        ))}
      </div>
    </section>
  )
}
