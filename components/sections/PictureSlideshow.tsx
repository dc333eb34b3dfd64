import { SiteLink } from '@/components/site/SiteLink'
import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import { Slideshow } from '@/components/ui/Slideshow'
import { messages } from '@/content/messages'
import type { Slide } from '@/content/types'
import styles from './PictureSlideshow.module.scss'

type PictureSlideshowProps = {
  label: string
  slides: readonly Slide[]
  /** Milliseconds a picture stays, and milliseconds it takes to fade to the next. */
  interval: number
  fade: number
  /** Hangs over every picture, like the sign on a house. */
  sign: string
}

/** Windows one after the other, each with its sill. */
export function PictureSlideshow({ label, slides, interval, fade, sign }: PictureSlideshowProps) {
  return (
    <Slideshow
      label={label}
      interval={interval}
      fade={fade}
      labels={messages.slideshow}
      slides={slides.map((slide, index) => ({
        id: slide.picture,
        content: (
          <figure className={styles.slide}>
            <div className={styles.window}>
              <Picture
                picture={slide.picture}
                alt={slide.alt}
                position={slide.position}
                sizes="(width >= 104em) 600px, (width >= 60em) 36.25vw, (width >= 48em) 29rem, 21rem"
                isFirst={index === 0}
              />
              <p className={styles.sign}>
                <Leaf />
                {sign}
              </p>
            </div>
            <figcaption className={styles.sill}>
              <span className={styles.words}>
                <strong className={styles.lead}>{slide.sill.lead}</strong> {slide.sill.line}{' '}
                {slide.sill.link && <SiteLink link={slide.sill.link} />}
              </span>
              <span className={styles.leaves} aria-hidden>
                {slides.map(({ picture }) => (
                  <span key={picture} className={styles.leaf} data-current={picture === slide.picture}>
                    <Leaf />
                  </span>
                ))}
              </span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
