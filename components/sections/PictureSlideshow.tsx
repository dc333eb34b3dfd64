import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import { Slideshow } from '@/components/ui/Slideshow'
import { messages } from '@/content/messages'
import type { Illustration } from '@/content/types'
import styles from './PictureSlideshow.module.scss'

type PictureSlideshowProps = {
  label: string
  pictures: readonly Illustration[]
  /** Milliseconds a picture stands, and milliseconds of the fade to the next. */
  interval: number
  fade: number
  /** Stands under every picture. */
  caption: string
}

/** Windows one after the other, with a caption under them. */
export function PictureSlideshow({ label, pictures, interval, fade, caption }: PictureSlideshowProps) {
  return (
    <Slideshow
      label={label}
      interval={interval}
      fade={fade}
      labels={messages.slideshow}
      slides={pictures.map(({ picture, alt }, index) => ({
        id: picture,
        content: <Picture picture={picture} alt={alt} sizes="(width >= 48em) 29rem, 21rem" isFirst={index === 0} />,
      }))}
    >
      <p className={styles.caption}>
        <Leaf />
        {caption}
      </p>
    </Slideshow>
  )
}
