import { type PictureFile, type PictureName, pictures } from '@/generated/pictures'
import styles from './Picture.module.scss'

type PictureProps = {
  /** File in images/ without its extension. */
  picture: PictureName
  alt: string
  /** The part to keep in view when the picture is cropped, as in CSS; the middle by default. */
  position?: string | undefined
  /** Its display width, as in the `sizes` attribute. */
  sizes?: string
  /** On the first screen, so fetched at once. All others wait until they're near. */
  isFirst?: boolean
  shape?: 'window' | 'plain'
}

/** A picture in its arched window: a drawing as is, a photograph in the newest format the browser supports. */
export function Picture({ picture, alt, position, sizes = '100vw', isFirst = false, shape = 'window' }: PictureProps) {
  const file: PictureFile = pictures[picture]
  return (
    <picture
      className={styles.picture}
      data-shape={shape}
      {...(position && { style: { '--picture-position': position } })}
    >
      {file.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={file.src}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

export function pictureAddress(picture: PictureName): string {
  return pictures[picture].src
}
