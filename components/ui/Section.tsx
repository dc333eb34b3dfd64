import type { ReactNode } from 'react'
import { revealed } from '@/components/motion/revealed'
import type { PictureName } from '@/generated/pictures'
import { Picture } from './Picture'
import styles from './Section.module.scss'
import { Unbroken } from './Unbroken'

type SectionProps = {
  /** Id of the section, and part of its heading's id; links jump to it. */
  id: string
  heading?: string
  tone?: 'plain' | 'raised' | 'calm' | 'warm'
  /** `split` puts the heading beside the content in wide windows. */
  layout?: 'stacked' | 'split'
  lead?: ReactNode
  /** A window under the heading if the layout is `split`, otherwise at the end of its row; decorative. */
  picture?: PictureName
  children: ReactNode
}

/** A full-width section of a page, on one background. */
export function Section({ id, heading, tone = 'plain', layout = 'stacked', lead, picture, children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={heading ? headingId : undefined} className={styles.section} data-tone={tone}>
      <div className={styles.inner} data-layout={layout} {...revealed}>
        {heading && (
          <div className={styles.head} data-columns={(picture && layout === 'stacked') || undefined}>
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
