'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { useIsScripted } from '@/components/ui/scripted'
import { copyMessages } from '@/content/messages'
import type { Fact } from '@/content/types'
import styles from './CopyableFacts.module.scss'

type CopyableFactsProps = { facts: readonly Fact[] }

export function CopyableFacts({ facts }: CopyableFactsProps) {
  return (
    <Card kind="sheet" as="dl" className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className="small">{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.action}>
            <CopyButton text={value} label={label} />
          </dd>
        </div>
      ))}
    </Card>
  )
}

type CopyButtonProps = {
  text: string
  /** What the text is, for people who can't see where the button is. */
  label: string
}

function CopyButton({ text, label }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const isScripted = useIsScripted()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copyMessages.copied)
    } catch {
      setSaid(copyMessages.failed) // No permission, or the page isn't served over https.
    }
  }
  return (
    <span className={styles.copy} data-needs-script data-print="hide">
      <Button variant="secondary" disabled={!isScripted} onClick={copy}>
        {copyMessages.copy}
        <span className="visuallyHidden">: {label}</span>
      </Button>
      <span role="status">{said}</span>
    </span>
  )
}
