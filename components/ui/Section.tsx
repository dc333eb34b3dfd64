import type { ReactNode } from 'react'
import { revealed } from '@/components/motion/revealed'
import type { PictureName } from '@/generated/pictures'
import { Picture } from './Picture'
import styles from './Section.module.scss'
import { Unbroken } from './Unbroken'

type SectionProps = {
  /** Names the part and its heading; links jump to it. */
  id: string
  heading?: string
  tone?: 'plain' | 'raised' | 'calm' | 'warm'
  /** `split` puts the heading beside the content on wide windows. */
  layout?: 'stacked' | 'split'
  lead?: ReactNode
  /** A window under the heading where the layout is `split`, else at the end of its row; an ornament. */
  picture?: PictureName
  children: ReactNode
}

/** A part of a page over its full width, on one ground. */
export function Section({ id, heading, tone = 'plain', layout = 'stacked', lead, picture, children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={heading ? headingId : undefined} className={styles.section} data-tone={tone}>
      <div className={styles.inner} data-layout={layout} {...revealed}>
        {heading && (
          <div className={styles.head}>
            <h2 id={headingId}>
              <Unbroken text={heading} />
            </h2>
            {lead && <div className={styles.lead}>{lead}</div>}
            {picture && (
              <div className={styles.window} data-print="hide">
                <Picture picture={picture} alt="" shape="plain" sizes="24rem" />
              </div>
            )}
          </div>
        )}
        <div>{children}</div>
      </div>
    </section>
  )
}
