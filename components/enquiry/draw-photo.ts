const longestSide = 2000

export const written = { type: 'image/jpeg', quality: 0.8 } as const

/** How many strips are drawn one after another, with time between them for whatever the reader does. */
const strips = 10

type Canvas = OffscreenCanvas | HTMLCanvasElement

/** A photo redrawn, at most 2,000 pixels a side, and without anything its camera noted, such as the place. */
export async function drawPhoto<C extends Canvas>(
  picture: ImageBitmap | HTMLImageElement,
  make: (width: number, height: number) => C,
): Promise<C> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const sides = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = make(sides[0] ?? 1, sides[1] ?? 1)
  const context = contextOf(canvas)
  expectFaithful(context)
  context.fillStyle = 'white' // Behind what is transparent, which a JPEG can't be.
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const rows = Math.ceil(canvas.height / strips)
  for (let top = 0; top < canvas.height; top += rows) {
    const height = Math.min(rows, canvas.height - top)
    const [from, part] = [top / canvas.height, height / canvas.height].map((share) => share * picture.height)
    context.drawImage(picture, 0, from ?? 0, picture.width, part ?? 0, 0, top, canvas.width, height)
    context.getImageData(0, top, 1, 1) // Browsers put drawing off until someone looks.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return canvas
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  // The two kinds of canvas say the same in types that cannot be called as one.
  const context = (canvas as HTMLCanvasElement).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws nothing.')
  return context
}

/** Browsers that guard against fingerprinting give noise for what was drawn. The photo would be noise, too. */
function expectFaithful(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): void {
  context.fillStyle = 'black'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  if (red + green + blue > 12) throw new Error('The browser does not show what was drawn.')
}
