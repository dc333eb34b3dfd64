import { Grid, Split } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import type { Illustration } from '@/content/types'
import styles from './BeforeAndAfter.module.scss'
import { ComparisonSlider } from './ComparisonSlider'

type StateProps = Illustration & { name: string }

type BeforeAndAfterProps = {
  id: string
  heading: string
  before: StateProps
  after: StateProps
  slider: string
  /** What a screen reader says about its position; `{before}` and `{after}` stand for percentages. */
  sliderValue: string
  work: readonly { term: string; text: string }[]
}

/** One thing before and after the work, and what was done to it. Without script the pictures are side by side. */
export function BeforeAndAfter({ id, heading, before, after, slider, sliderValue, work }: BeforeAndAfterProps) {
  return (
    <Section id={id} heading={heading} tone="warm" isOnScreenOnly>
      <Split className={styles.parts} wide="first" gap={40}>
        <div data-needs-script>
          <ComparisonSlider
            label={slider}
            value={sliderValue}
            before={<State {...before} side="start" />}
            after={<State {...after} side="end" />}
          />
        </div>
        <div className={styles.plain} data-opens-by-script>
          <Grid>
            <State {...before} side="start" />
            <State {...after} side="end" />
          </Grid>
        </div>
        <TermList layout="rows" terms={work} />
      </Split>
    </Section>
  )
}

function State({ name, picture, alt, side }: StateProps & { side: 'start' | 'end' }) {
  return (
    <figure>
      <Picture picture={picture} alt={alt} sizes="(width >= 60em) 42rem, 100vw" />
      <figcaption className={`h4 ${styles.name}`} data-side={side}>
        {name}
      </figcaption>
    </figure>
  )
}
