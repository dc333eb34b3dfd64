import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import type { Person } from '@/content/types'
import styles from './People.module.scss'

/** Frame shapes, used in turn. */
const forms = ['square', 'arch', 'oval'] as const

type PeopleProps = {
  people: readonly Person[]
  /** How many frames hang before these, so neighbors differ. */
  before?: number
}

/**
 * People in their frames, with title and organization. Without a name, the title takes its place; without a
 * photograph, a leaf hangs in the frame.
 */
export function People({ people, before = 0 }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, title, organization, image, imagePosition, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two can hold the same seat, and the list never changes
        <li key={index} className={styles.person}>
          <div className={styles.frame} data-form={forms[(before + index) % forms.length]}>
            <div className={styles.mat} style={{ '--picture-position': imagePosition }}>
              {image ? <Picture {...image} shape="plain" sizes="15rem" /> : <Leaf />}
            </div>
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
