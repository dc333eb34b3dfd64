import { Icon } from '@/components/ui/Icon'
import { PaperPrint } from '@/components/ui/PaperPrint'
import { pictureAddress } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { messages } from '@/content/messages'
import type { HistoricalImage } from '@/content/types'
import styles from './HistoricalPrint.module.scss'
import { LargerPrint } from './LargerPrint'

type HistoricalPrintProps = {
  image: HistoricalImage
  /** Its neighbors on the timeline; the first and last prints have only one. */
  previous?: HistoricalImage | undefined
  next?: HistoricalImage | undefined
}

/** A print with its year and caption. Pressing it shows it larger, with links to the prints before and after it. */
export function HistoricalPrint({ image, previous, next }: HistoricalPrintProps) {
  const { id, year, title, text, fullImage } = image
  return (
    <div className={styles.entry}>
      <figure className={styles.figure}>
        <div className={styles.face}>
          <PaperPrint {...fullImage} sizes="(width >= 74em) 37rem, (width >= 48em) 31rem, 92vw" />
          <LargerPrint id={id} title={`${year}: ${title}`} address={pictureAddress(fullImage.picture)}>
            <figure className={styles.detail}>
              <div className={styles.large}>
                <PaperPrint {...fullImage} sizes="(width >= 76em) 66rem, 92vw" />
              </div>
              <figcaption>{text}</figcaption>
            </figure>
            <nav className={styles.neighbors} aria-label={messages.timeline.otherPrints}>
              {previous && <Neighbor image={previous} side="previous" />}
              {next && <Neighbor image={next} side="next" />}
            </nav>
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

/** Links to another print by its hash, which opens that one and closes this one. */
function Neighbor({ image: { id, year, title }, side }: { image: HistoricalImage; side: 'previous' | 'next' }) {
  return (
    <a className={styles.neighbor} data-side={side} href={`#${id}`}>
      {side === 'previous' && <Icon name="previous" />}
      <span>
        <span className={styles.side}>{messages.timeline[side]}</span> {year}: {title}
      </span>
      {side === 'next' && <Icon name="next" />}
    </a>
  )
}
