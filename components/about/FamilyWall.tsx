import { revealed } from '@/components/motion/revealed'
import { RichText } from '@/components/site/RichText'
import { PaperPrint } from '@/components/ui/PaperPrint'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Illustration, PeopleGroup } from '@/content/types'
import styles from './FamilyWall.module.scss'
import { People } from './People'

type FamilyWallProps = {
  groups: readonly PeopleGroup[]
  /** Hangs beside the last group. */
  print: Illustration
}

/** One wall with the portraits of everyone, hung group by group as a family hangs them. */
export function FamilyWall({ groups, print }: FamilyWallProps) {
  return (
    <div className={styles.wall} data-ground="band">
      <div className={styles.inner} {...revealed}>
        {groups.map(({ id, heading, lead, people }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.group}
            style={{ '--people': String(people.length) }}
          >
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
        <div className={styles.print}>
          <PaperPrint {...print} sizes="(width >= 48em) 32rem, 92vw" />
        </div>
      </div>
    </div>
  )
}
