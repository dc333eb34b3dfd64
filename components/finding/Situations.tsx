import { Fragment } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { costInBrief, findHelp } from '@/content/find-help'
import { messages } from '@/content/messages'
import { programFor } from '@/content/programs'
import type { HelpSituation } from '@/content/types'
import styles from './Situations.module.scss'

/** What brings people here, one row each, which opens on what helps, what it costs, and the next step. */
export function Situations({ situations }: { situations: readonly HelpSituation[] }) {
  return (
    <Accordion
      items={situations.map((situation) => ({
        id: situation.id,
        heading: situation.text,
        content: <Answer {...situation} />,
      }))}
    />
  )
}

function Answer({ program: slug, helps, about, also }: HelpSituation) {
  const program = programFor(slug)
  const next = about ? (`/${slug}/get-started?about=${about}` as const) : (`/${slug}/get-started` as const)
  return (
    <div className={styles.answer}>
      <div>
        <p>
          <SiteLink link={{ text: program.names.menu, href: `/${slug}` }} className={styles.program} />
        </p>
        <p>{helps}</p>
        <p>
          <strong>{findHelp.costs}</strong> {costInBrief(program)}
        </p>
      </div>
      <p className={styles.steps}>
        <SiteLink link={{ text: messages.getStarted, href: next }} variant="primary" />
        <span>
          {findHelp.orCall} <PhoneLink className={styles.phone} />
        </span>
      </p>
      {also.length > 0 && (
        <p className={styles.also}>
          {findHelp.also}{' '}
          {also.map((link, place) => (
            <Fragment key={link.href}>
              {place > 0 && ', '}
              <SiteLink link={link} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
