// Stands in for pictures.ts until the first build, so that an editor finds no mistake in a fresh clone.
export type PictureFile = {
  width: number
  height: number
  src: string
  sources: readonly { type: string; srcSet: string }[]
}
/** The build writes down which names there are. */
export type PictureName = string
export const pictures: any
