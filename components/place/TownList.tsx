import { Icon } from '@/components/ui/Icon'
import styles from './TownList.module.scss'

type TownListProps = { towns: readonly { name: string; note?: string }[] }

/** The towns that a service goes to. */
export function TownList({ towns }: TownListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver, which forgets lists without bullets
    <ul role="list" className={styles.towns}>
      {towns.map(({ name, note }) => (
        <li key={name} className={styles.town}>
          <span className={styles.pin}>
            <Icon name="pin" />
          </span>
          <span>
            {name}
            {note && ' '}
            {note && <span className={styles.note}>({note})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
