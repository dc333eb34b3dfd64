import { useEffect, useRef } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { enquiryMessages } from '@/content/forms/messages'
import { officeHours } from '@/content/organization'
import type { Answer } from './enquiry-state'
import { LitWindow } from './LitWindow'
import styles from './ThankYou.module.scss'
import { WhatHappensNext } from './WhatHappensNext'

type ThankYouProps = { steps: readonly string[]; answers: readonly Answer[]; onStartAgain: () => void }

/** Replaces the form and the page's heading once the enquiry has arrived. */
export function ThankYou({ steps, answers, onStartAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // The focus stays in a menu opened in the meantime, but what's behind it should be this when it closes.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card kind="sheet" as="section" className={styles.panel} data-sent aria-labelledby="thank-you">
      <div className={styles.head}>
        <LitWindow />
        <h1 id="thank-you" ref={heading} tabIndex={-1} className={styles.heading}>
          {enquiryMessages.thanks}
        </h1>
      </div>
      <div className={styles.body}>
        <WhatHappensNext steps={steps} />
        <p className={styles.call}>
          {enquiryMessages.thanksCall} <PhoneLink className={styles.phone} />
          <span>{officeHours}</span>
        </p>
        <div className={styles.answers}>
          <h2 className={styles.subheading}>{enquiryMessages.yourAnswers}</h2>
          <dl className={styles.list}>
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.actions} data-print="hide">
          <Button variant="primary" onClick={() => window.print()}>
            <Icon name="document" size={22} />
            {enquiryMessages.print}
          </Button>
          <Button variant="secondary" onClick={onStartAgain}>
            {enquiryMessages.submitAnother}
          </Button>
        </div>
      </div>
    </Card>
  )
}
