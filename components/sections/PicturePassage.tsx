import type { ReactNode } from 'react'
import { Split, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './PicturePassage.module.scss'

type PicturePassageProps = {
  id: string
  heading: string
  image: Illustration
  tone?: 'plain' | 'raised' | 'calm' | 'warm'
  /** Puts the window at the far side in wide layouts; on phones it always comes first. */
  side?: 'end'
  children: ReactNode
  below?: ReactNode
}

export function PicturePassage({ id, heading, image, tone = 'plain', side, children, below }: PicturePassageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="ground" data-tone={tone}>
      <Split className={`wrap ${styles.sides}`} gap={40} data-side={side} data-reveal>
        <div className={styles.window} data-print="hide">
          <Picture {...image} sizes="(width >= 60em) 28rem, 18rem" />
        </div>
        <Stack className={styles.text} gap={24}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {children}
        </Stack>
      </Split>
      {below && (
        <div className={`wrap ${styles.below}`} data-reveal>
          {below}
        </div>
      )}
    </section>
  )
}
