import { dataAddress } from './data-address'

const longestSide = 2000
const quality = 0.8

/** The photo is drawn in this many strips, with a pause after each so the page stays responsive. */
const strips = 10

/**
 * A photo redrawn as a JPEG of at most 2,000 pixels a side, upright, and without camera metadata such as the
 * location. Rejects what the browser can't decode or wouldn't draw faithfully.
 */
export async function smallerPhoto(original: File): Promise<File> {
  const picture = await decoded(original)
  const canvas = await drawn(picture)
  if ('close' in picture) picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('The browser wrote no picture.')
  return new File([blob], `${original.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

/**
 * The picture, turned upright. Browsers that know 'from-image' (Chrome 112, Firefox 111, Safari 16) decode it off the
 * main thread; others reject the option, and their image elements turn it.
 */
async function decoded(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const image = new Image()
    image.src = await dataAddress(file)
    await image.decode()
    return image
  }
}

async function drawn(picture: ImageBitmap | HTMLImageElement): Promise<HTMLCanvasElement> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws nothing.')
  expectFaithful(context)
  context.fillStyle = 'white' // Shows through transparent parts; a JPEG has none.
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const rows = Math.ceil(canvas.height / strips)
  for (let top = 0; top < canvas.height; top += rows) {
    const height = Math.min(rows, canvas.height - top)
    const [from, part] = [top / canvas.height, height / canvas.height].map((share) => share * picture.height)
    context.drawImage(picture, 0, from ?? 0, picture.width, part ?? 0, 0, top, canvas.width, height)
    context.getImageData(0, top, 1, 1) // Browsers put off drawing until something reads it.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return canvas
}

/** Browsers that guard against fingerprinting return noise for what was drawn; the photo would be noise, too. */
function expectFaithful(context: CanvasRenderingContext2D): void {
  context.fillStyle = 'black'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  if (red + green + blue > 12) throw new Error('The browser does not show what was drawn.')
}
