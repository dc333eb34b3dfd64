import { pictures } from '@/generated/pictures'
import styles from './Picture.module.scss'

type PictureProps = {
  /** File in images/ without its ending. */
  picture: string
  alt: string
  /** Width it will have, as in the `sizes` attribute. */
  sizes?: string
  /** In the first screen: fetched at once. All others wait until they are near. */
  isFirst?: boolean
  shape?: 'window' | 'plain'
}

type PictureFile = {
  width: number
  height: number
  src: string
  sources: readonly { type: string; srcSet: string }[]
}

/** A picture in its arched window: a drawing as it is, a photograph in the newest format the browser knows. */
export function Picture({ picture, alt, sizes = '100vw', isFirst = false, shape = 'window' }: PictureProps) {
  const file = fileOf(picture)
  return (
    <picture className={styles.picture} data-shape={shape}>
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
export function pictureAddress(picture: string): string {
  return fileOf(picture).src
}

function fileOf(picture: string): PictureFile {
  const file = (pictures as Record<string, PictureFile>)[picture]
  if (!file)
    throw new Error(`No picture '${picture}' in images/. Add images/${picture}.svg or .jpg, or correct the name.`)
  return file
}
