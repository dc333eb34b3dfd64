import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Picture } from '@/components/ui/Picture'
import type { GivingDetails } from '@/content/types'
import styles from './GivingExplained.module.scss'
import { GivingMore } from './GivingMore'

type GivingExplainedProps = { name: string; details: GivingDetails }

/** The button that explains a way to give, and what it says. */
export function GivingExplained({ name, details }: GivingExplainedProps) {
  return (
    <GivingMore id={details.id} title={name} opener={details.opener}>
      <div className={styles.frame}>
        <div className={styles.explained} data-pictured={Boolean(details.image)}>
          {details.image && (
            <div className={styles.window}>
              <Picture picture={details.image.picture} alt={details.image.alt} sizes="16rem" />
            </div>
          )}
          <div className={styles.words}>
            <Prose blocks={details.text} />
            {details.link && (
              <p>
                <SiteLink link={details.link} variant="primary" />
              </p>
            )}
          </div>
        </div>
      </div>
    </GivingMore>
  )
}
