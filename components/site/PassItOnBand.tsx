import { passItOnWords } from '@/content/pass-it-on'
import type { RoutePath } from '@/content/routes'
import { PassItOn } from './PassItOn'
import styles from './PassItOnBand.module.scss'

type PassItOnBandProps = {
  path: RoutePath
  /** What the page is about, in a few words. */
  subject: string
}

/** A quiet band near the end of a page that people pass on to each other. */
export function PassItOnBand(props: PassItOnBandProps) {
  return (
    <section aria-labelledby="pass-it-on" className={styles.band} data-print="hide">
      <div className={styles.inner}>
        <h2 id="pass-it-on" className={styles.heading}>
          {passItOnWords.heading}
        </h2>
        <PassItOn {...props} />
      </div>
    </section>
  )
}
