import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import { Cluster } from '@/components/ui/Layout'
import { Picture, pictureAddress } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { messages } from '@/content/messages'
import type { Decade, HistoricalImage } from '@/content/types'
import type { PictureName } from '@/generated/pictures'
import { DecadeNavigator } from './DecadeNavigator'
import styles from './Timeline.module.scss'

type TimelineProps = { label: string; decades: readonly Decade[]; images: readonly HistoricalImage[] }

export function Timeline({ label, decades, images }: TimelineProps) {
  return (
    <section aria-label={label} className={`wrap ${styles.timeline}`}>
      <DecadeNavigator decades={decades.map(({ id, name }) => ({ id, name }))} />
      <ol className={styles.decades}>
        {decades.map(({ id, name }) => (
          <li key={id} id={id} className={styles.decade}>
            <div data-reveal>
              <h2 className={styles.name}>{name}</h2>
              <ol className={styles.photographs}>
                {images.map(
                  (image, index) =>
                    image.decade === id && (
                      <li key={image.id} id={image.id} className={styles.photograph}>
                        <HistoricalPhotograph image={image} previous={images[index - 1]} next={images[index + 1]} />
                      </li>
                    ),
                )}
              </ol>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

type HistoricalPhotographProps = {
  image: HistoricalImage
  /** Its neighbors on the timeline; the first and last have only one. */
  previous?: HistoricalImage | undefined
  next?: HistoricalImage | undefined
}

/** A photograph with its year and caption. Pressing it shows it larger, with links to the ones before and after it. */
function HistoricalPhotograph({ image, previous, next }: HistoricalPhotographProps) {
  const { id, year, title, text, fullImage } = image
  const larger = (
    <>
      <figure>
        <div className={styles.large}>
          <Framed {...fullImage} sizes="(width >= 76em) 66rem, 92vw" />
        </div>
        <figcaption>{text}</figcaption>
      </figure>
      <Cluster as="nav" className={styles.neighbors} aria-label={messages.timeline.otherPrints}>
        {previous && <Neighbor image={previous} side="previous" />}
        {next && <Neighbor image={next} side="next" />}
      </Cluster>
    </>
  )
  return (
    <div className={styles.entry}>
      <figure className={styles.figure}>
        <div className={styles.face}>
          <Framed {...fullImage} sizes="(width >= 74em) 37rem, (width >= 48em) 31rem, 92vw" />
          <LateDialog
            className={styles.press}
            href={pictureAddress(fullImage.picture)}
            hash={id}
            title={`${year}: ${title}`}
            closeLabel={messages.close}
            position="full"
            content={larger}
            data-print="hide"
          >
            <span className={`standalone ${styles.sign}`}>
              <Icon name="enlarge" size={20} />
              {messages.timeline.lookCloser}
              <span className="visuallyHidden">{` ${year}: ${title}`}</span>
            </span>
          </LateDialog>
        </div>
        <figcaption className={`soft ${styles.caption}`}>
          <h3 className="h4">
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

function Neighbor({ image: { id, year, title }, side }: { image: HistoricalImage; side: 'previous' | 'next' }) {
  return (
    <a className={`standalone ${styles.neighbor}`} data-side={side} href={`#${id}`}>
      {side === 'previous' && <Icon name="previous" />}
      <span>
        <span className="small">{messages.timeline[side]}</span>
        <br />
        {year}: {title}
      </span>
      {side === 'next' && <Icon name="next" />}
    </a>
  )
}

type FramedProps = { picture: PictureName; alt: string; position?: string | undefined; sizes?: string }

/** A photograph with the white border of a print on paper; `--frame-foot` makes the border deeper below the picture. */
function Framed(props: FramedProps) {
  return (
    <div className={styles.framed}>
      <Picture {...props} shape="plain" />
    </div>
  )
}
