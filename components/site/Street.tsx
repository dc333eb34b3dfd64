import type { ReactNode } from 'react'
import { revealed } from '@/components/motion/revealed'
import { Picture } from '@/components/ui/Picture'
import type { ProgramSlug } from '@/content/programs'
import styles from './Street.module.scss'

type StreetProps = {
  /** The program whose window lights up before the others. */
  program?: ProgramSlug | undefined
  /** What's on the signpost. */
  children: ReactNode
}

/** Six houses at dusk, one for each program; their windows light up once when the street is reached. */
export function Street({ program, children }: StreetProps) {
  return (
    <div className={styles.street}>
      <div className={styles.post} data-print="hide" />
      <p className={styles.board}>{children}</p>
      <div className={styles.houses} data-print="hide">
        <Picture picture="street/houses" alt="" shape="plain" sizes="100vw" />
        <div className={styles.lights} {...revealed}>
          <Picture picture="street/lights" alt="" shape="plain" sizes="100vw" />
        </div>
        {program && (
          <div className={styles.lights} data-program={program}>
            <Picture picture="street/lights" alt="" shape="plain" sizes="100vw" />
          </div>
        )}
      </div>
      <div className={styles.twoHouses} data-print="hide">
        <Picture picture="street/phone" alt="" shape="plain" sizes="100vw" />
      </div>
    </div>
  )
}
