import { Card } from '@/components/ui/Card'
import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './Benefits.module.scss'

type BenefitsProps = { benefits: readonly { heading: string; text: string; image: Illustration }[] }

/** What you get out of it, each benefit beside a window that shows it. */
export function Benefits({ benefits }: BenefitsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver, which forgets lists without bullets
    <ul role="list" className={styles.benefits}>
      {benefits.map(({ heading, text, image }) => (
        <Card key={heading} kind="note" as="li" className={styles.benefit}>
          <div className={styles.words}>
            <h3 className={styles.heading}>{heading}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.window}>
            <Picture {...image} sizes="(width >= 48em) 12rem, 8rem" />
          </div>
        </Card>
      ))}
    </ul>
  )
}
