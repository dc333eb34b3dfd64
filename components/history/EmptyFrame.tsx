import { revealed } from '@/components/motion/revealed'
import { SiteLink } from '@/components/site/SiteLink'
import { Leaf } from '@/components/ui/Leaf'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Link } from '@/content/types'
import styles from './EmptyFrame.module.scss'

type EmptyFrameProps = { heading: string; text: string; links: readonly Link[] }

/** The album's last frame, still without a picture, and what could fill it. */
export function EmptyFrame({ heading, text, links }: EmptyFrameProps) {
  return (
    <section aria-labelledby="this-year" className={styles.ground} data-tone="warm">
      <div className={styles.page} {...revealed}>
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.place}>
            <Leaf />
          </div>
        </div>
        <div className={styles.words}>
          <h2 id="this-year">{heading}</h2>
          <p className={styles.text}>
            <Unbroken text={text} />
          </p>
          <div className={styles.links} data-print="hide">
            {links.map((link) => (
              <SiteLink key={link.href} link={link} variant="secondary" />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
