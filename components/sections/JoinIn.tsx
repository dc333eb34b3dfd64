import { SiteLink } from '@/components/site/SiteLink'
import { Grid } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Link } from '@/content/types'

type JoinInProps = { ways: readonly { heading: string; text: string; link: Link }[] }

/** Ways to take part, side by side. */
export function JoinIn({ ways }: JoinInProps) {
  return (
    <Grid as="ul" column="20rem" rows={3} gap={24}>
      {ways.map((way) => (
        <li key={way.heading} className="lined">
          <h3 className="h4">{way.heading}</h3>
          <p className="soft">
            <Unbroken text={way.text} />
          </p>
          <SiteLink link={way.link} className="standalone" />
        </li>
      ))}
    </Grid>
  )
}
