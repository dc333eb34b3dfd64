import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Split, Stack } from '@/components/ui/Layout'
import type { HoursRow, Place } from '@/content/types'
import { HoursTable } from './HoursTable'
import { ShowMap } from './ShowMap'

type HoursAndPlaceProps = {
  caption: string
  rows: readonly HoursRow[]
  note?: string
  place: Place
  /** More about the place: parking, the way in, who to call first. */
  children?: ReactNode
}

/** When someone is there, and where, with directions for everyone and a map for those who want one. */
export function HoursAndPlace({ place, children, ...hours }: HoursAndPlaceProps) {
  const { heading, lines, link, map } = place
  return (
    <Split wide="first" gap={40}>
      <HoursTable {...hours} />
      <Stack>
        <h3 className="h4">{heading}</h3>
        <p>
          {lines.map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
        {children}
        <p data-print="hide">
          <SiteLink link={link} variant="secondary" />
        </p>
        {map && <ShowMap {...map} />}
      </Stack>
    </Split>
  )
}
