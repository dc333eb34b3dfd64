import { Grid } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import type { PeopleGroup } from '@/content/types'
import styles from './People.module.scss'

/**
 * People group by group, each with title and organization. Without a name, the title takes its place; the window comes
 * with the photograph.
 */
export function People({ groups }: { groups: readonly PeopleGroup[] }) {
  return (
    <div className="ground">
      <Grid className="wrap" column="14rem" rows={2} gap={40} data-reveal>
        {groups.map(({ id, heading, people }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="lined">
            <h2 id={`${id}-heading`} className="h4">
              <Unbroken text={heading} />
            </h2>
            <ul role="list">
              {people.map(({ name, title, organization, image, description }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two can hold the same seat, and the list never changes
                <li key={index} className={styles.person}>
                  {image && (
                    <div className={styles.window}>
                      <Picture {...image} sizes="12rem" />
                    </div>
                  )}
                  <h3 className={styles.name}>{name || title}</h3>
                  {name && <p>{title}</p>}
                  <p className="small">{organization}</p>
                  {description && <p>{description}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
    </div>
  )
}
