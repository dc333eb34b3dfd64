import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Illustration } from '@/content/types'
import styles from './PageHead.module.scss'

type PageHeadProps = {
  heading: string
  lead: string
  /** Shown in a window beside the words; without it, the head is one column. */
  image?: Illustration
  /** Buttons and whatever goes with them. */
  children?: ReactNode
}

/** The head of a page: where you are, what's here, what to press, and a picture. */
export function PageHead({ heading, lead, image, children }: PageHeadProps) {
  return (
    <div className={styles.inner} data-pictured={Boolean(image)}>
      <div className={styles.text}>
        <h1>
          <Unbroken text={heading} />
        </h1>
        <p className={styles.lead}>
          <Unbroken text={lead} />
        </p>
        {children && (
          <div className={styles.actions} data-print="hide">
            {children}
          </div>
        )}
      </div>
      {image && (
        <div className={styles.window}>
          <Picture
            {...image}
            sizes="(width >= 120em) 600px, (width >= 82em) 31.25vw, (width >= 60em) 26rem, 20rem"
            isFirst
          />
        </div>
      )}
    </div>
  )
}
