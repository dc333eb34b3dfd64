import { PaperPrint } from '@/components/ui/PaperPrint'
import { pictureAddress } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import type { HistoricalImage } from '@/content/types'
import styles from './HistoricalPrint.module.scss'
import { LargerPrint } from './LargerPrint'

type HistoricalPrintProps = { image: HistoricalImage }

/** A print with its year and caption. Pressing it shows it larger. */
export function HistoricalPrint({ image: { id, year, title, text, fullImage } }: HistoricalPrintProps) {
  return (
    <div className={styles.entry}>
      <figure className={styles.figure}>
        <div className={styles.face}>
          <PaperPrint {...fullImage} sizes="(width >= 74em) 37rem, (width >= 48em) 31rem, 92vw" />
          <LargerPrint id={id} title={`${year}: ${title}`} address={pictureAddress(fullImage.picture)}>
            <figure className={styles.detail}>
              <PaperPrint {...fullImage} sizes="(width >= 48em) 42rem, 92vw" />
              <figcaption>{text}</figcaption>
            </figure>
          </LargerPrint>
        </div>
        <figcaption className={styles.caption}>
          <h3 className={styles.heading}>
            <span className={styles.year}>{year}</span> <Unbroken text={title} />
          </h3>
          <p>
            <Unbroken text={text} />
          </p>
        </figcaption>
      </figure>
    </div>
  )
}
