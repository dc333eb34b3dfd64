import { Card } from '@/components/ui/Card'
import styles from './FeatureCards.module.scss'

type FeatureCardsProps = { features: readonly { heading: string; text: string }[] }

/** What makes a service worth the trip, one card each. */
export function FeatureCards({ features }: FeatureCardsProps) {
  return (
    <ul role="list" className={styles.cards}>
      {features.map(({ heading, text }) => (
        <Card key={heading} kind="note" as="li" className={styles.card}>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  )
}
