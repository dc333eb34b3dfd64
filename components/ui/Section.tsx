import type { ReactNode } from 'react'
import { revealed } from '@/components/motion/revealed'
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
  children: ReactNode
}

/** A full-width section of a page, on one background. */
export function Section({ id, heading, tone = 'plain', layout = 'stacked', lead, children }: SectionProps) {
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
          </div>
        )}
        <div>{children}</div>
      </div>
    </section>
  )
}
