'use client'

import { type FormEvent, useState } from 'react'
import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { hrefTo } from '@/content/href'
import type { ProgramSlug } from '@/content/programs'
import { townField, townWords } from '@/content/town-words'
import type { ServiceArea } from '@/content/types'
import { findTown } from './find-town'
import styles from './TownCheck.module.scss'
import { TownField } from './TownField'
import { TownName } from './TownName'
import { useTowns } from './use-towns'
import { VerdictLine } from './VerdictLine'
import { verdictFor } from './verdict'

type TownCheckProps = {
  /** The program whose answer comes first. */
  program: ProgramSlug
  services: readonly { area: ServiceArea; name: string }[]
}

/** A field for a town, and which programs go there. Before the script is here it leads to the page of questions. */
export function TownCheck({ program, services }: TownCheckProps) {
  const [asked, setAsked] = useState('')
  const { towns, loadTowns } = useTowns()

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(String(new FormData(event.currentTarget).get(townField.id) ?? ''))
    if (!towns || towns === 'failed') void loadTowns()
  }
  return (
    <div className={styles.check} data-needs-script data-print="hide">
      <form action={hrefTo('/find-help')} method="get" className={styles.form} onSubmit={check}>
        <TownField field={townField} towns={towns} loadTowns={loadTowns} />
        <Button type="submit" variant="primary">
          {townWords.check}
        </Button>
      </form>
      <div role="status">
        {asked && towns === 'failed' && <p>{townWords.notNow}</p>}
        {asked && towns && towns !== 'failed' && (
          <TownAnswer found={findTown(asked, towns)} program={program} services={services} onChoose={setAsked} />
        )}
      </div>
    </div>
  )
}

type TownAnswerProps = TownCheckProps & Pick<Parameters<typeof TownName>[0], 'found' | 'onChoose'>

/** The answer for the page's own program, then for the others, and whom to call for what none of them does. */
function TownAnswer({ found, program, services, onChoose }: TownAnswerProps) {
  const { town, others: alsoMeant } = found
  const answers = town ? services.map((service) => ({ ...service, verdict: verdictFor(service.area, town) })) : []
  const own = answers.find(({ area }) => area.program === program)
  const others = answers.filter((answer) => answer !== own)
  const isLost = !town && alsoMeant.length === 0
  return (
    <Card kind="sheet" className={styles.answer}>
      <TownName found={found} onChoose={onChoose} />
      {own && (
        <div className={styles.own}>
          <VerdictLine {...own} />
        </div>
      )}
      {others.length > 0 && (
        <div>
          <h3 className={styles.heading}>{townWords.otherPrograms}</h3>
          <ul className={styles.others}>
            {others.map(({ area, name, verdict }) => (
              <li key={area.program}>
                <SiteLink link={{ text: name, href: `/${area.program}` }} className={styles.link} />{' '}
                <VerdictLine area={area} verdict={verdict} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(isLost || answers.some(({ verdict }) => verdict === 'no')) && (
        <p className={styles.elsewhere}>
          <RichText text={townWords.elsewhere} />
        </p>
      )}
    </Card>
  )
}
