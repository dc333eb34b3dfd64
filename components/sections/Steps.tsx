import styles from './Steps.module.scss'

type StepsProps = { steps: readonly { heading: string; text: string }[] }

/** Numbered steps, one after the other. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.heading} className={styles.step}>
          <div>
            <h3 className={styles.heading}>{step.heading}</h3>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
