import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { PhotoInput, photosReady } from '@/components/enquiry/PhotoInput'
import { largestPhoto } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import type { FileField } from '@/content/types'

const field: FileField = { id: 'photo', label: 'A photo', type: 'file', accept: 'image/*', isRequired: false }

/** What the browser is asked to draw and write, in place of the canvas jsdom lacks. */
const browser = {
  decode: jest.fn<Promise<unknown>, [File, ImageBitmapOptions]>(),
  draw: jest.fn<void, number[]>(),
  write: jest.fn<void, [string, number]>(),
  /** What a pixel painted black looks like when read back. */
  black: [0, 0, 0, 255],
  written: { bytes: 400 * 1024, width: 0, height: 0 },
}

class OneFile {
  files: File[] = []
  items = { add: (file: File) => this.files.push(file) }
}

beforeEach(() => {
  browser.black = [0, 0, 0, 255]
  browser.decode.mockResolvedValue({ width: 4000, height: 3000, close: () => {} })
  Object.assign(globalThis, { createImageBitmap: browser.decode, DataTransfer: OneFile })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_picture: unknown, ...place: number[]) => browser.draw(...place),
    getImageData: () => ({ data: browser.black }),
  } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
    quality,
  ) {
    browser.write(type ?? '', Number(quality))
    Object.assign(browser.written, { width: this.width, height: this.height })
    take(new Blob(['x'.repeat(browser.written.bytes)], { type: 'image/jpeg' }))
  })
  // jsdom can't decode pictures.
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('This is no picture.'))
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

const input = () => screen.getByLabelText<HTMLInputElement>(/A photo/)
const status = () => screen.getByRole('status')

function fileOf(name: string, bytes: number, type = 'image/jpeg'): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

/** Chooses a file the way a browser does, where the list of files can be replaced. */
function choose(file: File | undefined): void {
  const files = file ? [file] : []
  Object.defineProperty(input(), 'files', { configurable: true, writable: true, value: files })
  fireEvent.change(input())
}

const megabyte = 1024 * 1024
const chair = fileOf('my chair.PNG', 4.2 * megabyte)

test('a photo is made smaller before it’s sent, and replaces the original', async () => {
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  expect(status()).toHaveTextContent(photoWords.preparing)
  await waitFor(() => expect(status()).toHaveTextContent(/400 KB instead of 4\.2 MB/))
  expect(input().files?.[0]).toMatchObject({ name: 'my chair.jpg', type: 'image/jpeg', size: browser.written.bytes })
  expect(screen.getByRole('img', { name: photoWords.preview })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/jpeg/),
  )
})

test('a photo that drawing doesn’t make smaller is sent as it was chosen', async () => {
  const small = fileOf('chair.png', 641, 'image/png')
  render(<PhotoInput field={field} error={undefined} />)
  choose(small)
  expect(await screen.findByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/))
  expect(input().files?.[0]).toBe(small)
  expect(status()).toHaveTextContent(photoWords.asItIs.replace('{before}', '1 KB'))
})

test('a photo that was refused isn’t called ready any longer', async () => {
  const { rerender } = render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await screen.findByRole('img')
  rerender(<PhotoInput field={field} error="We can’t open this file." />)
  expect(status()).toBeEmptyDOMElement()
})

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [9000, 3, 2000, 1],
  [800, 600, 800, 600],
])('a picture of %i by %i pixels is sent as %i by %i', async (width, height, sentWidth, sentHeight) => {
  browser.decode.mockResolvedValue({ width, height, close: () => {} })
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await screen.findByRole('img')
  expect(browser.written).toMatchObject({ width: sentWidth, height: sentHeight })
})

test('it’s turned upright, and drawn whole in strips that leave no row out', async () => {
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await screen.findByRole('img')
  expect(browser.decode).toHaveBeenCalledWith(chair, { imageOrientation: 'from-image' })
  let [source, target] = [0, 0]
  for (const [, from = 0, width, part = 0, , top = 0, sentWidth, height = 0] of browser.draw.mock.calls) {
    expect([from, top]).toEqual([expect.closeTo(source, 6), target])
    expect([width, sentWidth]).toEqual([4000, 2000])
    source += part
    target += height
  }
  expect([source, target]).toEqual([expect.closeTo(3000, 6), 1500])
  expect(browser.draw.mock.calls.length).toBeGreaterThan(1)
})

test('a browser that doesn’t know the option for turning decodes it another way', async () => {
  browser.decode.mockRejectedValue(new TypeError('from-image is not a valid enum value'))
  HTMLImageElement.prototype.decode = jest.fn(async function (this: HTMLImageElement) {
    this.width = 3000
    this.height = 4000
  })
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await waitFor(() => expect(browser.written).toMatchObject({ width: 1500, height: 2000 }))
})

describe('where the browser can draw in a worker', () => {
  /** What works there: the file it is given, and what it answers. */
  const beside = { given: jest.fn<void, [unknown]>(), answer: (): unknown => null, ended: jest.fn() }

  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => {}
    onerror: () => void = () => {}
    terminate = beside.ended
    postMessage(file: unknown) {
      beside.given(file)
      const data = beside.answer()
      queueMicrotask(() => (data === 'error' ? this.onerror() : this.onmessage({ data })))
    }
  }

  beforeEach(() => {
    Object.assign(globalThis, { OffscreenCanvas: class {}, Worker: FakeWorker })
  })
  afterEach(() => {
    Object.assign(globalThis, { OffscreenCanvas: undefined, Worker: undefined })
  })

  test.each([
    ['answers nothing', () => null],
    ['does not come', () => 'error'],
  ])('it is made small on the page when what works there %s', async (_, answer) => {
    beside.answer = answer
    render(<PhotoInput field={field} error={undefined} />)
    choose(chair)
    await waitFor(() => expect(status()).toHaveTextContent(/400 KB instead of 4\.2 MB/))
    expect(beside.ended).toHaveBeenCalled()
  })
})

test.each([
  ['it can’t be decoded', () => browser.decode.mockRejectedValue(new Error('No picture.'))],
  ['the browser shows noise for what was drawn', () => Object.assign(browser, { black: [210, 30, 99, 255] })],
  [
    'nothing is written',
    () => jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null)),
  ],
  ['the field takes no other file', () => Object.assign(globalThis, { DataTransfer: undefined })],
])('the original is sent when %s', async (_why, breakBrowser) => {
  breakBrowser()
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await waitFor(() => expect(status()).toHaveTextContent(/\(4\.2 MB\)/))
  expect(input().files?.[0]).toBe(chair)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: photoWords.remove })).toBeVisible()
})

test.each([
  ['IMG_1.HEIC', ''],
  ['photo', 'image/heic'],
  ['photo.heif', 'image/heif'],
])('a HEIC photo that this browser can’t open, %s, is sent as is, and the reader is told why', async (name, type) => {
  browser.decode.mockRejectedValue(new Error('No picture.'))
  render(<PhotoInput field={field} error={undefined} />)
  choose(fileOf(name, 2 * megabyte, type))
  await waitFor(() => expect(status()).toHaveTextContent(/HEIC.*\(2\.0 MB\)/))
})

test.each([
  ['a document', fileOf('chair.pdf', 2 * megabyte, 'application/pdf')],
  ['an empty file', fileOf('chair.jpg', 0)],
])('%s gets a warning that it is no picture', async (_what, file) => {
  browser.decode.mockRejectedValue(new Error('No picture.'))
  render(<PhotoInput field={field} error={undefined} />)
  choose(file)
  await waitFor(() => expect(status()).toHaveTextContent(photoWords.notAPicture))
})

test('one that’s still too large gets a warning', async () => {
  browser.decode.mockRejectedValue(new Error('No picture.'))
  render(<PhotoInput field={field} error={undefined} />)
  choose(fileOf('huge.tiff', largestPhoto.bytes + 1))
  await waitFor(() => expect(status()).toHaveTextContent(photoWords.tooLarge))
})

test('another photo chosen in the meantime wins', async () => {
  let finish = (_picture: unknown) => {}
  browser.decode.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  render(<PhotoInput field={field} error={undefined} />)
  choose(chair)
  await waitFor(() => expect(browser.decode).toHaveBeenCalledTimes(1))
  choose(fileOf('table.jpg', 3 * megabyte))
  await screen.findByRole('img')
  finish({ width: 10, height: 10, close: () => {} })
  await waitFor(() => expect(browser.write).toHaveBeenCalledTimes(2))
  expect(input().files?.[0]?.name).toBe('table.jpg')
  expect(status()).toHaveTextContent(/instead of 3\.0 MB/)
})

test('the photo can be removed, which tells the form and moves focus to the field', async () => {
  const change = jest.fn()
  render(
    <div onChange={change}>
      <PhotoInput field={field} error={undefined} />
    </div>,
  )
  choose(chair)
  await screen.findByRole('img')
  change.mockClear()
  // jsdom empties only its own kind of list; a browser empties this one when the value is cleared.
  Object.defineProperty(input(), 'files', { configurable: true, get: () => [] })
  await userEvent.click(screen.getByRole('button', { name: photoWords.remove }))
  expect(change).toHaveBeenCalledTimes(1)
  expect(status()).toHaveTextContent(photoWords.removed)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(input()).toHaveFocus()
})

test('a removed photo isn’t waited for', async () => {
  browser.decode.mockReturnValue(new Promise(() => {}))
  const { container } = render(
    <form>
      <PhotoInput field={field} error={undefined} />
    </form>,
  )
  choose(chair)
  choose(undefined)
  const form = container.querySelector('form') as HTMLFormElement
  const aMoment = new Promise((resolve) => setTimeout(resolve, 100, 'still waiting'))
  expect(await Promise.race([photosReady(form).then(() => 'ready'), aMoment])).toBe('ready')
})

test('a photo chosen before the script arrived is made smaller, too', async () => {
  const { unmount } = await hydrate(<PhotoInput field={field} error={undefined} />, (page) => {
    Object.defineProperty(page.querySelector('input'), 'files', { configurable: true, writable: true, value: [chair] })
  })
  await waitFor(() => expect(input().files?.[0]?.name).toBe('my chair.jpg'))
  await unmount()
})
