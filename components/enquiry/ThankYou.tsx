import { useEffect, useRef } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { enquiryMessages } from '@/content/forms/messages'
import { officeHours } from '@/content/organization'
import type { Answer } from './enquiry-state'
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

/** An arched window where the light comes on; decorative. */
function LitWindow() {
  return (
    <svg aria-hidden="true" className={styles.window} viewBox="0 0 160 190">
      <path className={styles.frame} d="M12 180V80a68 68 0 0 1 136 0v100Z" />
      <path className={styles.dark} d="M22 176V80a58 58 0 0 1 116 0v96Z" />
      <g className={styles.light}>
        <path className={styles.glow} d="M22 176V80a58 58 0 0 1 116 0v96Z" />
        <path
          className={styles.curtain}
          d="M22 176V80a58 58 0 0 1 46-56.8C66 74 54 112 30 132v44ZM138 176V80a58 58 0 0 0-46-56.8C94 74 106 112 130 132v44Z"
        />
        <path className={styles.shade} d="M66 122l8-26h20l8 26Z" />
        <path className={styles.lamp} d="M82 122h4v38h-4ZM70 160h28v6H70Z" />
      </g>
      <path className={styles.pot} d="M106 150h24l-4 26h-16Z" />
      <path
        className={styles.leaves}
        d="M118 152c-14-5-17-17-14-27 10 3 15 13 14 27Zm0 0c14-5 17-17 14-27-10 3-15 13-14 27Z"
      />
      <path className={styles.frame} d="M77.5 22h5v70h-5ZM22 88h116v5H22Z" />
      <path className={styles.sill} d="M0 176h160v14H0Z" />
    </svg>
  )
}
