import { Card } from '@/components/ui/Card'
import { CheckList } from '@/components/ui/CheckList'
import { Grid, Stack } from '@/components/ui/Layout'

type OfferPanelsProps = { label: string; panels: readonly { id: string; heading: string; items: readonly string[] }[] }

export function OfferPanels({ label, panels }: OfferPanelsProps) {
  return (
    <section aria-label={label} className="ground" data-tone="warm">
      <Grid className="wrap" column="20rem" gap={24} data-reveal>
        {panels.map((panel) => (
          <Card key={panel.id} kind="sheet">
            <Stack>
              <h2 id={panel.id} className="h3">
                {panel.heading}
              </h2>
              <CheckList items={panel.items} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </section>
  )
}
