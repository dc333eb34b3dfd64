import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { type ProgramSlug, programs } from '@/content/programs'
import styles from './Street.module.scss'

/** Where each house of the drawing begins and ends, in percent of its width, in the order of the programs. */
const houses = [
  { from: 1, to: 13 },
  { from: 14, to: 27 },
  { from: 29, to: 40 },
  { from: 40, to: 52 },
  { from: 78, to: 88.5 },
  { from: 88.5, to: 100 },
] as const

type StreetProps = {
  /** The program whose house is lit; without one, or without a house of its own, all are. */
  program?: ProgramSlug | undefined
  children: ReactNode
}

/** Houses at dusk, one for each program, and someone in at this page's. Phones show the street around that house. */
export function Street({ program, children }: StreetProps) {
  const house = houses[programs.findIndex(({ slug }) => slug === program)]
  const lit = house && { '--from': String(house.from), '--to': String(house.to) }
  return (
    <div className={styles.street} style={lit}>
      <p className={styles.board}>{children}</p>
      <div className={styles.view} data-print="hide">
        <div className={styles.houses}>
          <Picture picture="street/houses" alt="" shape="plain" sizes="100vw" />
          <div className={styles.lights} data-reveal>
            <Picture picture="street/lights" alt="" shape="plain" sizes="100vw" />
          </div>
        </div>
      </div>
    </div>
  )
}
