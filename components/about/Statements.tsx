import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import { Leaf } from '@/components/ui/Leaf'

type StatementsProps = { statements: readonly { id: string; heading: string; text: string }[] }

/** What an organization stands for, in sentences large enough to remember. */
export function Statements({ statements }: StatementsProps) {
  return (
    <div className="ground">
      <Grid className="wrap" column="24rem" gap={40} data-reveal>
        {statements.map(({ id, heading, text }) => (
          <Stack as="section" key={id} id={id} aria-labelledby={`${id}-heading`} align="start">
            <h2 id={`${id}-heading`} className="h4">
              <Cluster as="span" gap={8}>
                <Leaf />
                {heading}
              </Cluster>
            </h2>
            <p className="h3">{text}</p>
          </Stack>
        ))}
      </Grid>
    </div>
  )
}
