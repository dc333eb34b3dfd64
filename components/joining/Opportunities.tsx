import { Fragment } from 'react'
import { CheckList } from '@/components/ui/CheckList'
import { Grid, Stack } from '@/components/ui/Layout'

type OpportunitiesProps = {
  lists: readonly { heading: string; items: readonly { name: string; text: string }[] }[]
}

/** Lists of things to take part in, side by side, each with a word about what it is. */
export function Opportunities({ lists }: OpportunitiesProps) {
  return (
    <Grid column="18rem" gap={40}>
      {lists.map(({ heading, items }) => (
        <Stack as="section" key={heading} gap={24} align="start">
          <h3>{heading}</h3>
          <CheckList
            items={items.map(({ name, text }) => (
              <Fragment key={name}>
                <strong>{name}</strong>
                <br />
                <span className="soft">{text}</span>
              </Fragment>
            ))}
          />
        </Stack>
      ))}
    </Grid>
  )
}
