import { Fragment } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Cluster, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { costInBrief, findHelp, situations } from '@/content/find-help'
import { messages } from '@/content/messages'
import { programFor, programs } from '@/content/programs'
import { townField, townWords } from '@/content/town-words'
import type { HelpSituation } from '@/content/types'
import styles from './FindHelp.module.scss'
import { TownCheck } from './TownCheck'

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
        <Accordion
          items={situations.map((situation) => ({
            id: situation.id,
            heading: situation.text,
            content: <Answer {...situation} />,
          }))}
        />
      </Stack>
      <div className={styles.window} data-print="hide">
        <Picture {...findHelp.image} sizes="(width >= 60em) 26rem, 25.5rem" />
      </div>
    </div>
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

export function WhereProgramsGo() {
  const services = programs.map(({ slug, names, serviceArea }) => ({ slug, name: names.menu, area: serviceArea }))
  const { check, notNow } = townWords
  return (
    <Stack gap={24}>
      <TownCheck services={services} field={townField} words={{ check, notNow }} />
      <Accordion
        items={[
          {
            id: 'where',
            heading: findHelp.where,
            content: (
              <Stack>
                <Stack as="ul" gap={8}>
                  {services.map(({ slug, name, area }) => (
                    <li key={slug}>
                      <SiteLink link={{ text: name, href: `/${slug}` }} className="standalone" />
                      <p>{area.where}</p>
                    </li>
                  ))}
                </Stack>
                <p className="small">
                  <RichText text={townWords.elsewhere} />
                </p>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}
