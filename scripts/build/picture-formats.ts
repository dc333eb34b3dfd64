import sharp, { type Sharp } from 'sharp'
import { optimize, type PluginConfig } from 'svgo'
import type { PictureFile } from '@/generated/pictures'
import { contentHash } from './files'

export type ToMake = { name: string; make: () => Promise<Buffer> | Buffer }

/** Widths a photograph is made in, in pixels, up to the original's. */
const widths = [320, 480, 640, 960, 1280, 1920]

/** The width used for `src`: sharp enough on a phone, small enough for the oldest browser. */
const plainWidth = 960

const formats = [
  { type: 'image/avif', ending: 'avif', encode: (image: Sharp) => image.avif({ quality: 48, effort: 3 }) },
  { type: 'image/webp', ending: 'webp', encode: (image: Sharp) => image.webp({ quality: 76, effort: 4 }) },
  { type: 'image/jpeg', ending: 'jpg', encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
] as const

/** From this many viewBox units up, whole numbers are precise enough; transforms of figures keep their decimals. */
const smallestScene = 400

const wholeNumbers: PluginConfig = {
  name: 'preset-default',
  params: {
    overrides: {
      convertPathData: { floatPrecision: 0, transformPrecision: 3, noSpaceAfterFlags: true },
      convertTransform: { degPrecision: 2, floatPrecision: 2, transformPrecision: 4 },
      cleanupNumericValues: { floatPrecision: 1 },
    },
  },
}

/** Part of every hash, so changing a setting makes new files. */
export const settings = JSON.stringify({
  version: 3,
  widths,
  plainWidth,
  encoders: formats.map(({ encode }) => String(encode)),
})

/** A drawing, minified when it's made; its ids get a prefix made from its name, so two on a page never share one. */
export function describeDrawing(svg: string, name: string, stem: string) {
  const box = /\sviewBox="\s*([^"]+?)\s*"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  const [, , width, height] = box ?? []
  if (!width || !height) throw new Error('it has no viewBox="x y width height"')
  const make = () => {
    const { data } = optimize(svg, {
      multipass: true,
      floatPrecision: width < smallestScene ? 2 : 0,
      plugins: [
        width < smallestScene ? 'preset-default' : wholeNumbers,
        { name: 'prefixIds', params: { prefix: `i${contentHash(name).slice(0, 4)}`, delim: '' } },
      ],
    })
    return Buffer.from(data)
  }
  const [file, src] = [`${stem}.svg`, `/pictures/${stem}.svg`]
  const picture: PictureFile = { width: Math.round(width), height: Math.round(height), src, sources: [] }
  return { picture, name: file, make }
}

/** A photograph in every size and format. `stem` is the served name without its extension, already hashed. */
export async function describePhotograph(original: Buffer, stem: string) {
  // As seen, that is, with the camera's rotation tag applied.
  const { width, height } = (await sharp(original).metadata()).autoOrient
  const sizes = widths.filter((candidate) => candidate <= width)
  if (sizes.length === 0) sizes.push(width)
  const files = sizes.flatMap((size) =>
    formats.map(({ ending, encode }): ToMake => {
      const make = () => encode(sharp(original).autoOrient().resize({ width: size })).toBuffer()
      return { name: `${stem}-${size}.${ending}`, make }
    }),
  )
  const sources = formats.map(({ type, ending }) => ({
    type,
    srcSet: sizes.map((size) => `/pictures/${stem}-${size}.${ending} ${size}w`).join(', '),
  }))
  const plain = sizes.findLast((size) => size <= plainWidth) ?? width
  const picture: PictureFile = { width, height, src: `/pictures/${stem}-${plain}.jpg`, sources }
  return { picture, files }
}
