import type { ReactNode } from 'react'
import styles from './Steps.module.scss'

type StepsProps = {
  steps: readonly { heading: string; text: string }[]
  headingLevel?: 3 | 4
  /** `row` sets the steps side by side on wide windows. */
  layout?: 'column' | 'row'
  /** Belongs to the last step and stands under its words. */
  ending?: ReactNode
}

/** Numbered steps, one after the other. */
export function Steps({ steps, headingLevel = 3, layout = 'column', ending }: StepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map((step, index) => (
        <li key={step.heading} className={styles.step}>
          <div className={styles.words}>
            <Heading className={styles.heading}>{step.heading}</Heading>
            <p>{step.text}</p>
            {index === steps.length - 1 && ending}
          </div>
        </li>
      ))}
    </ol>
  )
}
