import { Grid, Stack } from '@/components/ui/Layout'
import styles from './Milestones.module.scss'

type MilestonesProps = {
  heading: string
  milestones: readonly { year: number; title: string; text: string }[]
}

/** The years that mattered most, on the dark band. */
export function Milestones({ heading, milestones }: MilestonesProps) {
  return (
    <section aria-labelledby="legacy" className="ground" data-tone="band" data-tight>
      <Stack className="wrap" gap={24}>
        <h2 id="legacy">{heading}</h2>
        <Grid as="ol" column="12rem" rows={2} gap={24}>
          {milestones.map(({ year, title, text }) => (
            <li key={year}>
              <h3 className="h4">
                <span className={`figure ${styles.year}`}>{year}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}
