import { SiteLink } from '@/components/site/SiteLink'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Link } from '@/content/types'
import styles from './JoinIn.module.scss'

type JoinInProps = { ways: readonly { heading: string; text: string; link: Link }[] }

/** Ways to take part, side by side. */
export function JoinIn({ ways }: JoinInProps) {
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.heading} className={styles.way}>
          <h3>{way.heading}</h3>
          <p>
            <Unbroken text={way.text} />
          </p>
          <SiteLink link={way.link} className={styles.link} />
        </li>
      ))}
    </ul>
  )
}
