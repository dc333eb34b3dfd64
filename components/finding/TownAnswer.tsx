import { useEffect, useRef } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import type { ProgramSlug } from '@/content/programs'
import { townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import type { ServiceArea } from '@/content/types'
import { findTown, type TownFound, verdictFor } from '@/lib/towns/find-town'
import styles from './TownCheck.module.scss'

export const townNames = townList.towns.map(({ name }) => name)

type TownAnswerProps = {
  asked: string
  services: readonly { slug: ProgramSlug; name: string; area: ServiceArea }[]
  /** Called with the name of another town the reader may mean. */
  onChoose: (name: string) => void
}

export function TownAnswer({ asked, services, onChoose }: TownAnswerProps) {
  const found = findTown(asked, townList)
  const { town, others: alsoMeant } = found
  const answers = town ? services.map((service) => ({ ...service, verdict: verdictFor(service.area, town) })) : []
  const isLost = !town && alsoMeant.length === 0
  const answer = useRef<HTMLDivElement>(null)
  // The key Enter leaves the focus in the field, and the answer may be below the window.
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card ref={answer} kind="sheet">
      <Stack gap={24}>
        <TownName found={found} onChoose={onChoose} />
        {answers.length > 0 && (
          <Grid as="ul" column="20rem">
            {answers.map(({ slug, name, area, verdict }) => (
              <li key={slug}>
                <SiteLink link={{ text: name, href: `/${slug}` }} className="standalone" />
                <p className={styles.line} data-verdict={verdict}>
                  <strong className={styles.word}>{townWords.verdicts[verdict]}</strong>{' '}
                  <RichText text={area[verdict]} />{' '}
                </p>
              </li>
            ))}
          </Grid>
        )}
        {answers.some(({ verdict }) => verdict === 'maybe') && (
          <p className="h4">
            <PhoneLink className="standalone" />
          </p>
        )}
        {(isLost || answers.some(({ verdict }) => verdict === 'no')) && (
          <p className="small">
            <RichText text={townWords.elsewhere} />
          </p>
        )}
      </Stack>
    </Card>
  )
}

type TownNameProps = { found: TownFound } & Pick<TownAnswerProps, 'onChoose'>

function TownName({ found: { town, others }, onChoose }: TownNameProps) {
  const question = town ? townWords.orMeant : townWords.whichOne
  return (
    <Stack gap={8} align="start">
      {town && (
        <p className={`h4 ${styles.name}`}>
          <Icon name="pin" size={22} />
          {town.name}, {town.county} {townWords.county}
        </p>
      )}
      {!town && others.length === 0 && (
        <p>
          {townWords.unknown} <PhoneLink />
        </p>
      )}
      {others.length > 0 && (
        <Cluster as="p" gap={8} className="soft" data-print="hide">
          {question}
          {others.map((other) => (
            <Button key={other.name} variant="secondary" onClick={() => onChoose(other.name)}>
              {other.name}
            </Button>
          ))}
        </Cluster>
      )}
      {town?.hasNamesake && <p className="small">{townWords.namesake}</p>}
    </Stack>
  )
}
