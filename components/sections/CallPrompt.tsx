import type { ReactNode } from 'react'
import { PassItOn, type PassItOnProps } from '@/components/site/PassItOn'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { Street } from '@/components/site/Street'
import { Cluster, Stack } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import { callPrompt, messages } from '@/content/messages'
import { officeHours } from '@/content/organization'
import type { ProgramSlug } from '@/content/programs'
import type { Link } from '@/content/types'
import styles from './CallPrompt.module.scss'

type CallPromptProps = {
  /** A name of its own, if it says more than the telephone. */
  id?: string
  heading?: string
  text?: string
  /** What stands in place of the text, if it's more than a paragraph. */
  children?: ReactNode
  link?: Link
  directions?: Link
  program?: ProgramSlug
  passItOn?: PassItOnProps
  /** What's on the signpost, if the page isn't in English. */
  board?: { call: string; hours: string }
}

export function CallPrompt({
  id = 'call-prompt',
  heading = callPrompt.heading,
  text = callPrompt.text,
  children,
  link,
  directions,
  program,
  passItOn,
  board = { call: messages.call, hours: officeHours },
}: CallPromptProps) {
  return (
    <section aria-labelledby={id} className={`ground ${styles.prompt}`} data-tone="calm">
      <div className={`wrap ${styles.inner}`}>
        <Stack className={styles.text} align="start" data-reveal>
          <h2 id={id}>
            <Unbroken text={heading} />
          </h2>
          {children ?? (
            <p>
              <Unbroken text={text} />
            </p>
          )}
          {link && (
            <Cluster data-print="hide">
              <SiteLink link={link} variant="primary" />
              {directions && <SiteLink link={directions} variant="secondary" />}
            </Cluster>
          )}
          {passItOn && <PassItOn {...passItOn} />}
        </Stack>
      </div>
      <Street program={program}>
        <span>{board.call}</span> <PhoneAndHours hours={board.hours} />
      </Street>
    </section>
  )
}
