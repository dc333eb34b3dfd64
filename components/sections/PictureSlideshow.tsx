import { SiteLink } from '@/components/site/SiteLink'
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
  sign: string
}

export function PictureSlideshow({ label, slides, interval, fade, sign }: PictureSlideshowProps) {
  return (
    <Slideshow
      label={label}
      interval={interval}
      fade={fade}
      labels={messages.slideshow}
      slides={slides.map(({ picture, alt, caption }, index) => ({
        id: picture,
        content: (
          <figure className={styles.slide}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(width >= 104em) 600px, (width >= 60em) 36.25vw, (width >= 48em) 29rem, 21rem"
              isFirst={index === 0}
            />
            <figcaption className={styles.caption}>
              {typeof caption === 'string' ? caption : <SiteLink link={caption} />}
            </figcaption>
          </figure>
        ),
      }))}
    >
      <div className={styles.frame}>
        <svg viewBox="0 0 100 50" role="img" aria-label={sign}>
          <path className={styles.wood} d="M0 50a50 50 0 0 1 100 0h-3a47 40.5 0 0 0-94 0Z" />
          <path id="letters" d="M6.7 50a43.3 43.3 0 0 1 86.6 0" fill="none" />
          <text className={styles.sign}>
            <textPath href="#letters" startOffset="50%">
              {sign}
            </textPath>
          </text>
        </svg>
      </div>
    </Slideshow>
  )
}
