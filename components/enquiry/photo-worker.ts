import { drawPhoto, written } from './draw-photo'

// A worker: takes a photo, and answers with a small one, or with nothing where it can't make one.
addEventListener('message', ({ data }: MessageEvent<File>) => {
  // The types are those of a page, where a message needs an address.
  const answer = (blob: Blob | null) => postMessage(blob, { targetOrigin: '' })
  shrunk(data).then(answer, () => answer(null))
})

async function shrunk(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = await drawPhoto(picture, (width, height) => new OffscreenCanvas(width, height))
  picture.close()
  return canvas.convertToBlob(written)
}
