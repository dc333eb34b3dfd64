import { drawPhoto, written } from './draw-photo'

/** A photo made ready: what its field sends, and a data: URL for showing it. */
type PreparedPhoto = { files: FileList; preview: string }

/** Makes a photo smaller, or leaves it as it is if drawing doesn't. Rejects one that the browser can't open. */
export async function preparePhoto(original: File): Promise<PreparedPhoto> {
  const drawn = await redrawn(original)
  const sent = drawn.size < original.size ? drawn : original
  const transfer = new DataTransfer()
  transfer.items.add(sent)
  return { files: transfer.files, preview: await dataAddress(sent) }
}

/**
 * A photo redrawn as a JPEG, small, upright, and without what its camera noted: in a worker where the browser can
 * draw there, else in the page. Rejects what the browser can't decode or would not draw faithfully.
 */
async function redrawn(original: File): Promise<File> {
  const blob = await inWorker(original).catch(() => inPage(original))
  return new File([blob], `${original.name.replace(/\.\w+$/, '')}.jpg`, { type: written.type })
}

/** Safari from before 16.4 and Firefox from before 105 can't draw there. */
async function inWorker(file: File): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') throw new Error('The browser draws only in the page.')
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url))
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => (data ? resolve(data) : reject())
      worker.onerror = reject
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}

async function inPage(file: File): Promise<Blob> {
  const picture = await decoded(file)
  const canvas = await drawPhoto(picture, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  )
  if ('close' in picture) picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, written.type, written.quality))
  if (!blob) throw new Error('The browser wrote no picture.')
  return blob
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

/** A file as a data: URL; the security policy allows no other kind of URL for one. */
function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
