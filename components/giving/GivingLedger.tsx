import type { ReactNode } from 'react'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { LawOfYear } from '@/components/site/YearlySentences'
import { Breakable } from '@/components/ui/Breakable'
import { buttonLook } from '@/components/ui/Button'
import { LateDialog } from '@/components/ui/LateDialog'
import { Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { messages } from '@/content/messages'
import type { GivingDetails, GivingWay } from '@/content/types'
import styles from './GivingLedger.module.scss'

type GivingLedgerProps = {
  ways: readonly GivingWay[]
  children?: ReactNode
}

export function GivingLedger({ ways, children }: GivingLedgerProps) {
  return (
    <Stack>
      <ul role="list">
        {ways.map((way) => (
          <li key={way.name} className={styles.way}>
            <h3 className={`h4 ${styles.name}`}>
              <Breakable text={way.name} />
            </h3>
            <p className={styles.summary}>{way.summary}</p>
            <div className={styles.more}>
              {'link' in way ? (
                <SiteLink link={way.link} variant="secondary" />
              ) : (
                <Explained name={way.name} details={way.details} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Stack>
  )
}

/** The button that explains a way to give. The text is in the HTML below it, shown when the URL's hash names it. */
function Explained({ name, details }: { name: string; details: GivingDetails }) {
  const explanation = (
    <div className={styles.explained}>
      {details.image && (
        <div className={styles.window}>
          <Picture picture={details.image.picture} alt={details.image.alt} sizes="16rem" />
        </div>
      )}
      <Stack className={styles.words} gap={24}>
        {details.yearly && <LawOfYear {...details.yearly} />}
        <Prose blocks={details.text} />
        {details.link && (
          <p>
            <SiteLink link={details.link} variant="primary" />
          </p>
        )}
      </Stack>
    </div>
  )
  return (
    <>
      <LateDialog
        {...buttonLook('secondary')}
        href={`#${details.id}`}
        hash={details.id}
        title={name}
        closeLabel={messages.close}
        content={explanation}
        data-print="hide"
      >
        {details.opener}
      </LateDialog>
      <div id={details.id} className={styles.place}>
        {explanation}
      </div>
    </>
  )
}
