import { Fragment } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Cluster, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { costInBrief, findHelp, situations } from '@/content/find-help'
import { messages } from '@/content/messages'
import { programFor } from '@/content/programs'
import type { HelpSituation } from '@/content/types'
import styles from './FindHelp.module.scss'

/** The head of the page and, right under it, the list that it's for; a picture beside both, or after them on phones. */
export function FindHelp() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Stack className={styles.head}>
        <h1>
          <Unbroken text={findHelp.heading} />
        </h1>
        <p className="lead">
          <Unbroken text={findHelp.lead} />
        </p>
        <p>
          {findHelp.orCall} <PhoneLink className="standalone" />
        </p>
      </Stack>
      <Stack as="section" id="situations" aria-labelledby="situations-heading">
        <h2 id="situations-heading" className="h3">
          {findHelp.situations}
        </h2>
        <Situations situations={situations} />
      </Stack>
      <div className={styles.window}>
        <Picture {...findHelp.image} sizes="(width >= 60em) 26rem, 25.5rem" />
      </div>
    </div>
  )
}

/** What brings people here, one row each, which opens on what helps, what it costs, and the next step. */
function Situations({ situations }: { situations: readonly HelpSituation[] }) {
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
    <Stack>
      <div>
        <p>
          <SiteLink link={{ text: program.names.menu, href: `/${slug}` }} className="standalone" />
        </p>
        <p>{helps}</p>
        <p>
          <strong>{findHelp.costs}</strong> {costInBrief(program)}
        </p>
      </div>
      <Cluster as="p">
        <SiteLink link={{ text: messages.getStarted, href: next }} variant="primary" />
        <span>
          {findHelp.orCall} <PhoneLink className="standalone" />
        </span>
      </Cluster>
      {also.length > 0 && (
        <p className="soft">
          {findHelp.also}{' '}
          {also.map((link, place) => (
            <Fragment key={link.href}>
              {place > 0 && ', '}
              <SiteLink link={link} />
            </Fragment>
          ))}
        </p>
      )}
    </Stack>
  )
}
