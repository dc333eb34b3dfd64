import { SiteLink } from '@/components/site/SiteLink'
import { PaperPrint } from '@/components/ui/PaperPrint'
import type { Illustration, Link } from '@/content/types'
import styles from './Milestones.module.scss'

type MilestonesProps = {
  milestones: readonly { year: number; title: string; text: string; image: Illustration }[]
  /** Link to the whole story. */
  more: Link
}

/** The years that mattered most, each with its print. */
export function Milestones({ milestones, more }: MilestonesProps) {
  return (
    <>
      <ol className={styles.milestones}>
        {milestones.map(({ year, title, text, image }) => (
          <li key={year} className={styles.milestone}>
            <PaperPrint {...image} sizes="(width >= 48em) 22rem, 92vw" />
            <h3 className={styles.heading}>
              <span className={styles.year}>{year}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <SiteLink link={more} className={styles.more} />
    </>
  )
}
