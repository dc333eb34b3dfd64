import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import type { HoursRow, Place } from '@/content/types'
import styles from './HoursAndPlace.module.scss'
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
    <div className={styles.parts}>
      <HoursTable {...hours} />
      <div className={styles.place}>
        <h3 className={styles.heading}>{heading}</h3>
        <p>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        {children}
        <p data-print="hide">
          <SiteLink link={link} variant="secondary" />
        </p>
        {map && <ShowMap {...map} />}
      </div>
    </div>
  )
}
