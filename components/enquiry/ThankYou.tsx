import { useEffect, useRef } from 'react'
import { PhoneLink } from '@/components/site/PhoneLink'
import { Prose } from '@/components/site/RichText'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Cluster, Stack } from '@/components/ui/Layout'
import { enquiryMessages } from '@/content/forms/messages'
import { officeHours } from '@/content/organization'
import type { Answer } from './read-enquiry'
import styles from './ThankYou.module.scss'

type ThankYouProps = { steps: readonly string[]; answers: readonly Answer[]; onStartAgain: () => void }

export function ThankYou({ steps, answers, onStartAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // The focus stays in a menu opened in the meantime, but what's behind it should be this when it closes.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card kind="sheet" as="section" className={styles.panel} data-sent aria-labelledby="thank-you">
      <div className={styles.head} data-tone="band">
        <LitWindow />
        <h1 id="thank-you" ref={heading} tabIndex={-1} className={styles.heading}>
          {enquiryMessages.thanks}
        </h1>
      </div>
      <Stack gap={24} className={styles.body}>
        <WhatHappensNext steps={steps} />
        <Stack as="p" align="start" gap={8} className={styles.call}>
          {enquiryMessages.thanksCall} <PhoneLink className={styles.phone} />
          <span className="small">{officeHours}</span>
        </Stack>
        <Stack className={styles.answers}>
          <h2 className="h4">{enquiryMessages.yourAnswers}</h2>
          <Stack as="dl" className={styles.list}>
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt className="small">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Stack>
        </Stack>
        <Cluster data-print="hide">
          <Button variant="primary" onClick={() => window.print()}>
            <Icon name="document" size={22} />
            {enquiryMessages.print}
          </Button>
          <Button variant="secondary" onClick={onStartAgain}>
            {enquiryMessages.submitAnother}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <Stack gap={8}>
      <h2 className="h4">{enquiryMessages.whatHappensNext}</h2>
      <Prose blocks={[{ steps }]} />
    </Stack>
  )
}

function LitWindow() {
  return (
    <svg aria-hidden="true" className={styles.window} viewBox="0 0 160 190" data-print="hide">
      <path fill="var(--color-surface-raised)" d="M12 180V80a68 68 0 0 1 136 0v100Z" />
      <path fill="var(--color-action)" d="M22 176V80a58 58 0 0 1 116 0v96Z" />
      <g className={styles.light}>
        <path fill="var(--color-accent)" d="M22 176V80a58 58 0 0 1 116 0v96Z" />
        <path
          fill="var(--color-surface)"
          d="M22 176V80a58 58 0 0 1 46-56.8C66 74 54 112 30 132v44ZM138 176V80a58 58 0 0 0-46-56.8C94 74 106 112 130 132v44Z"
        />
        <path fill="var(--color-donate)" d="M66 122l8-26h20l8 26Z" />
        <path fill="var(--color-band)" d="M82 122h4v38h-4ZM70 160h28v6H70Z" />
      </g>
      <path fill="var(--color-donate)" d="M106 150h24l-4 26h-16Z" />
      <path
        fill="var(--color-ornament)"
        d="M118 152c-14-5-17-17-14-27 10 3 15 13 14 27Zm0 0c14-5 17-17 14-27-10 3-15 13-14 27Z"
      />
      <path fill="var(--color-surface-raised)" d="M77.5 22h5v70h-5ZM22 88h116v5H22Z" />
      <path fill="var(--color-wood)" d="M0 176h160v14H0Z" />
    </svg>
  )
}
