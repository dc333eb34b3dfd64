import styles from './Steps.module.scss'

type StepsProps = { steps: readonly { heading: string; text: string }[]; headingLevel?: 3 | 4 }

/** Numbered steps, one after the other. */
export function Steps({ steps, headingLevel = 3 }: StepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.heading} className={styles.step}>
          <div>
            <Heading className={styles.heading}>{step.heading}</Heading>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
