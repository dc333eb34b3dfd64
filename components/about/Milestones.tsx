import styles from './Milestones.module.scss'

type MilestonesProps = {
  heading: string
  milestones: readonly { year: number; title: string; text: string }[]
}

/** The years that mattered most, on the dark band. */
export function Milestones({ heading, milestones }: MilestonesProps) {
  return (
    <section aria-labelledby="legacy" className={styles.band} data-ground="band">
      <div className={styles.inner}>
        <h2 id="legacy" className={styles.title}>
          {heading}
        </h2>
        <ol className={styles.milestones}>
          {milestones.map(({ year, title, text }) => (
            <li key={year} className={styles.milestone}>
              <h3 className={styles.heading}>
                <span className={styles.year}>{year}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
