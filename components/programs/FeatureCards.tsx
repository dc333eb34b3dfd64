import { Card } from '@/components/ui/Card'
import { Grid } from '@/components/ui/Layout'

type FeatureCardsProps = { features: readonly { heading: string; text: string }[] }

/** What makes a service worth the trip, one card each. */
export function FeatureCards({ features }: FeatureCardsProps) {
  return (
    <Grid as="ul" role="list" rows={2} gap={24}>
      {features.map(({ heading, text }) => (
        <Card key={heading} kind="note" as="li">
          <h3 className="h4">{heading}</h3>
          <p className="soft">{text}</p>
        </Card>
      ))}
    </Grid>
  )
}
