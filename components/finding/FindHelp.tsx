import { PhoneLink } from '@/components/site/PhoneLink'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { findHelp, situations } from '@/content/find-help'
import styles from './FindHelp.module.scss'
import { Situations } from './Situations'

/** The head of the page and, right under it, the list that it's for; a picture beside both, or after them on phones. */
export function FindHelp() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Unbroken text={findHelp.heading} />
        </h1>
        <p className={styles.lead}>
          <Unbroken text={findHelp.lead} />
        </p>
        <p>
          {findHelp.orCall} <PhoneLink className={styles.phone} />
        </p>
      </div>
      <section id="situations" aria-labelledby="situations-heading">
        <h2 id="situations-heading" className={styles.heading}>
          {findHelp.situations}
        </h2>
        <Situations situations={situations} />
      </section>
      <div className={styles.window}>
        <Picture {...findHelp.image} sizes="(width >= 60em) 26rem, 25.5rem" />
      </div>
    </div>
  )
}
