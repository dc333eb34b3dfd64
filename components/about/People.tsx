import { Picture } from '@/components/ui/Picture'
import type { Person } from '@/content/types'
import styles from './People.module.scss'

type PeopleProps = { people: readonly Person[] }

/** Persons with portrait, title and organization. While somebody has no name here, the title stands in its place. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, title, organization, image, imagePosition, description }) => (
        <li key={image.picture} className={styles.person}>
          <div className={styles.portrait} style={{ '--picture-position': imagePosition }}>
            <Picture {...image} sizes="(width >= 48em) 15rem, 8rem" />
          </div>
          <div className={styles.text}>
            <h3 className={styles.name}>{name || title}</h3>
            {name && <p className={styles.title}>{title}</p>}
            <p className={styles.organization}>{organization}</p>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
