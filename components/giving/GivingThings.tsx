import { Picture } from '@/components/ui/Picture'
import type { GivingDetails, Illustration } from '@/content/types'
import { GivingExplained } from './GivingExplained'
import styles from './GivingThings.module.scss'

type Thing = { name: string; summary: string; image?: Illustration; details: GivingDetails }

type GivingThingsProps = { ways: readonly Thing[] }

/** Things people can give, each in its window. */
export function GivingThings({ ways }: GivingThingsProps) {
  return (
    <ul className={styles.things}>
      {ways.map((way) => (
        <li key={way.name} className={styles.thing}>
          <div className={styles.window}>
            {way.image && <Picture {...way.image} sizes="(width >= 48em) 17rem, 8rem" />}
          </div>
          <div className={styles.words}>
            <div className={styles.about}>
              <h3 className={styles.name}>{way.name}</h3>
              <p className={styles.summary}>{way.summary}</p>
            </div>
            <div className={styles.action}>
              <GivingExplained name={way.name} details={way.details} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
