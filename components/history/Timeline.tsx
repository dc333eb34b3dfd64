import type { Decade, HistoricalImage } from '@/content/types'
import { DecadeNavigator } from './DecadeNavigator'
import { HistoricalPhotograph } from './HistoricalPhotograph'
import styles from './Timeline.module.scss'

type TimelineProps = { label: string; decades: readonly Decade[]; images: readonly HistoricalImage[] }

/** The photographs of an album, decade by decade, with the navigator beside them. */
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
