import type { ReactNode } from 'react'
import { Unbroken } from '@/components/ui/Unbroken'
import styles from './Steps.module.scss'

type StepsProps = {
  /** `after` goes under the step's text. */
  steps: readonly { heading: string; text: string; after?: ReactNode }[]
  headingLevel?: 3 | 4
  /** `row` puts the steps side by side in wide windows. */
  layout?: 'column' | 'row'
}

/** Numbered steps, one after the other. */
export function Steps({ steps, headingLevel = 3, layout = 'column' }: StepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map((step) => (
        <li key={step.heading} className={styles.step}>
          <div className={styles.words}>
            <Heading className={styles.heading}>{step.heading}</Heading>
            <p className={styles.text}>
              <Unbroken text={step.text} />
            </p>
            {step.after && <div className={styles.after}>{step.after}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
