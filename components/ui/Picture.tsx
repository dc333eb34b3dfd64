import { type PictureName, pictures } from '@/generated/pictures'
import styles from './Picture.module.scss'

type PictureProps = {
  /** File in images/ without its ending. */
  picture: PictureName
  alt: string
  /** The part that must stay in view where the picture is cropped, as in CSS; its middle without. */
  position?: string | undefined
  /** Width it will have, as in the `sizes` attribute. */
  sizes?: string
  /** In the first screen: fetched at once. All others wait until they are near. */
  isFirst?: boolean
  shape?: 'window' | 'plain'
}

/** A picture in its arched window: a drawing as it is, a photograph in the newest format the browser knows. */
export function Picture({ picture, alt, position, sizes = '100vw', isFirst = false, shape = 'window' }: PictureProps) {
  const file = pictures[picture]
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

/** Where a picture lies, for a link to it. */
export function pictureAddress(picture: PictureName): string {
  return pictures[picture].src
}
