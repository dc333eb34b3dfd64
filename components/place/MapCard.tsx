import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Card } from '@/components/ui/Card'
import { Picture } from '@/components/ui/Picture'
import type { Place } from '@/content/types'
import styles from './MapCard.module.scss'
import { ShowMap } from './ShowMap'

type MapCardProps = {
  place: Place
  /** More about the place: towns, parking, the way in, who to call first. */
  children?: ReactNode
}

/** A place in words, with directions for everyone and a map for those who want one. */
export function MapCard({ place, children }: MapCardProps) {
  return (
    <Card kind="sheet" className={styles.card}>
      <div className={styles.words}>
        <h3 className={styles.heading}>{place.heading}</h3>
        <p>
          {place.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        {children}
        <p className={styles.way} data-print="hide">
          <SiteLink link={place.link} variant="secondary" />
        </p>
      </div>
      <ShowMap title={place.mapTitle} address={place.map}>
        <Picture {...place.image} shape="plain" sizes="36rem" />
      </ShowMap>
    </Card>
  )
}
