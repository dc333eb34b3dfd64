import { PhoneLink } from '@/components/site/PhoneLink'
import { Icon } from '@/components/ui/Icon'
import { townWords } from '@/content/town-words'
import type { Town } from '@/content/types'
import type { TownFound } from '@/lib/towns/find-town'
import styles from './TownName.module.scss'

type TownNameProps = {
  found: TownFound
  /** Called with the name of another town the reader may mean. */
  onChoose: (name: string) => void
}

/** The town we found, and what else the reader may mean; a phone number if we found none. */
export function TownName({ found: { town, others }, onChoose }: TownNameProps) {
  const question = town ? townWords.orMeant : townWords.whichOne
  return (
    <div className={styles.town}>
      {town && (
        <p className={styles.name}>
          <Icon name="pin" size={22} />
          {nameOf(town)}
        </p>
      )}
      {!town && others.length === 0 && (
        <p>
          {townWords.unknown} <PhoneLink />
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.others} data-print="hide">
          {question}
          {others.map((other) => (
            <button key={other.name} type="button" className={styles.other} onClick={() => onChoose(other.name)}>
              {other.name}
            </button>
          ))}
        </p>
      )}
      {town?.hasNamesake && <p className={styles.note}>{townWords.namesake}</p>}
    </div>
  )
}

function nameOf({ name, county }: Town): string {
  return `${name}, ${county} ${townWords.county}`
}
