import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Stack } from '@/components/ui/Layout'
import { TermList } from '@/components/ui/TermList'
import { Unbroken } from '@/components/ui/Unbroken'
import type { HoursRow, Place } from '@/content/types'
import { hoursInWords } from '@/lib/dates/times'
import { ShowMap } from './ShowMap'

type HoursAndPlaceProps = {
  hours: HoursRow
  place: Place
  children?: ReactNode
}

export function HoursAndPlace({ hours, place, children }: HoursAndPlaceProps) {
  const { heading, lines, link, map } = place
  const where = (
    <Stack>
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
  )
  return (
    <TermList
      layout="rows"
      terms={[
        { term: hours.what, text: <Unbroken text={hoursInWords(hours)} /> },
        { term: heading, text: where },
      ]}
    />
  )
}
