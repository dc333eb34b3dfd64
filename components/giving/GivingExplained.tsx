import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { buttonLook } from '@/components/ui/Button'
import { LateDialog } from '@/components/ui/LateDialog'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { messages } from '@/content/messages'
import type { GivingDetails } from '@/content/types'
import styles from './GivingExplained.module.scss'
import { LawOfYear } from './LawOfYear'

type GivingExplainedProps = { name: string; details: GivingDetails }

/** The button that explains a way to give. The text is in the HTML below it, shown when the URL's hash names it. */
export function GivingExplained({ name, details }: GivingExplainedProps) {
  const explanation = <Explanation details={details} />
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
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LateDialog>
      <div id={details.id} className={styles.place}>
        {explanation}
      </div>
    </>
  )
}

function Explanation({ details }: { details: GivingDetails }) {
  return (
    <div className={styles.frame}>
      <div className={styles.explained} data-pictured={Boolean(details.image)}>
        {details.image && (
          <div className={styles.window}>
            <Picture picture={details.image.picture} alt={details.image.alt} sizes="16rem" />
          </div>
        )}
        <div className={styles.words}>
          {details.yearly && <LawOfYear {...details.yearly} />}
          <Prose blocks={details.text} />
          {details.link && (
            <p>
              <SiteLink link={details.link} variant="primary" />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
