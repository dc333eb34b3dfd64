import { revealed } from '@/components/motion/revealed'
import { RichText } from '@/components/site/RichText'
import { Unbroken } from '@/components/ui/Unbroken'
import type { PeopleGroup } from '@/content/types'
import styles from './FamilyWall.module.scss'
import { People } from './People'

type FamilyWallProps = { groups: readonly PeopleGroup[] }

/** One wall with the portraits of everyone, hung group by group as a family hangs them. */
export function FamilyWall({ groups }: FamilyWallProps) {
  return (
    <div className={styles.wall} data-ground="band">
      <div className={styles.inner} {...revealed}>
        {groups.map(({ id, heading, lead, people }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.group}>
            <div className={styles.head}>
              <h2 id={`${id}-heading`} className={styles.heading}>
                <Unbroken text={heading} />
              </h2>
              <p className={styles.lead}>
                <RichText text={lead} />
              </p>
            </div>
            <People people={people} before={groups.slice(0, index).flatMap((group) => group.people).length} />
          </section>
        ))}
      </div>
    </div>
  )
}
