import type { ReactNode } from 'react'
import { revealed } from '@/components/motion/revealed'
import { PhoneAndHours } from '@/components/site/PhoneAndHours'
import { SiteLink } from '@/components/site/SiteLink'
import { callPrompt, messages } from '@/content/messages'
import type { Link } from '@/content/types'
import styles from './CallPrompt.module.scss'

type CallPromptProps = {
  heading?: string
  children?: ReactNode
  /** The next step online; without it the telephone stands alone. */
  link?: Link
  /** `donate` where the next step is a gift. */
  variant?: 'primary' | 'donate'
}

/** The end of every page: the next step, and the telephone number once more. */
export function CallPrompt({
  heading = callPrompt.heading,
  children = callPrompt.text,
  link,
  variant = 'primary',
}: CallPromptProps) {
  return (
    <section aria-labelledby="call-prompt" className={styles.prompt}>
      <div className={styles.inner} {...revealed}>
        <div className={styles.text}>
          <h2 id="call-prompt">{heading}</h2>
          <p>{children}</p>
        </div>
        <div className={styles.ways}>
          <p className={styles.call}>
            <span>{messages.call}</span> <PhoneAndHours />
          </p>
          {link && (
            <div data-print="hide">
              <SiteLink link={link} variant={variant} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
