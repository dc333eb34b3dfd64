import type { ReactNode } from 'react'
import { Stack } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import styles from './Steps.module.scss'

type StepsProps = {
  steps: readonly { heading: string; text: string; after?: ReactNode }[]
  headingLevel?: 3 | 4
  layout?: 'column' | 'row'
}

export function Steps({ steps, headingLevel = 3, layout = 'column' }: StepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Stack as="ol" className={styles.steps} gap={40} data-layout={layout}>
      {steps.map((step) => (
        <li key={step.heading} className={styles.step}>
          <Stack gap={8} align="start">
            <Heading className="h4">{step.heading}</Heading>
            <p className={`soft ${styles.text}`}>
              <Unbroken text={step.text} />
            </p>
            {step.after}
          </Stack>
        </li>
      ))}
    </Stack>
  )
}
