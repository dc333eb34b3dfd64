import type { ReactNode } from 'react'
import type { HoursRow, Place } from '@/content/types'
import styles from './HoursAndPlace.module.scss'
import { HoursTable } from './HoursTable'
import { MapCard } from './MapCard'

type HoursAndPlaceProps = {
  caption: string
  rows: readonly HoursRow[]
  note?: string
  place: Place
  /** More about the place: parking, the way in, who to call first. */
  children?: ReactNode
}

/** When someone is there, and where. */
export function HoursAndPlace({ place, children, ...hours }: HoursAndPlaceProps) {
  return (
    <div className={styles.parts}>
      <HoursTable {...hours} />
      <MapCard place={place}>{children}</MapCard>
    </div>
  )
}
