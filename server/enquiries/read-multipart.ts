import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy, { type FileInfo } from 'busboy'
import { words } from '../../content/desk'
import { limits, type Patience } from './limits'
import { keepValue, type Received, watchBody, withoutDirectionMarks } from './received'
import { refuse } from './refusal'
import type { Draft } from './storage'

export type FilePlace = { draft: Draft; takesFiles: boolean; patience: Patience }

/** Reads multipart/form-data; a file goes to disk as it arrives. */
export async function readMultipart(request: IncomingMessage, place: FilePlace): Promise<Received> {
  const { takesFiles, patience } = place
  const parser = parserFor(request)
  const received: Received = { values: new Map(), files: [] }
  const files: Promise<void>[] = []
  const most = Math.min(Number(request.headers['content-length'] ?? limits.bodyBytes), limits.bodyBytes)
  let stopWatching = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      const bytes = takesFiles ? limits.bodyBytes : limits.textBytes
      const total = takesFiles ? patience.photo : patience.text
      stopWatching = watchBody(request, { bytes, silence: patience.silence, total }, reject)
      parser.on('field', (name: string | undefined, value, info) => {
        try {
          // Nothing is decoded from a character set that isn't known, whatever the types say.
          if (typeof value !== 'string') throw refuse(400, words.unknownLetters)
          keepValue(received, name, value, info.nameTruncated || info.valueTruncated)
        } catch (error) {
          reject(error)
        }
      })
      parser.on('file', (name: string | undefined, stream: Readable, info) => {
        const work = receiveFile({ name, stream, info }, { ...place, received, most })
        work.catch(reject)
        files.push(work)
      })
      for (const limit of ['fieldsLimit', 'partsLimit']) {
        parser.on(limit, () => reject(refuse(413, words.tooManyFields)))
      }
      parser.on('filesLimit', () => reject(refuse(400, words.tooManyFiles, { code: 'TOO_MANY_FILES' })))
      parser.on('error', () => reject(refuse(400, words.unreadable)))
      parser.on('close', resolve)
      request.pipe(parser)
    })
    await Promise.all(files)
    return received
  } finally {
    stopWatching()
    request.unpipe(parser)
    parser.destroy()
    await Promise.allSettled(files)
  }
}

function parserFor(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Browsers send file names in UTF-8 without saying so.
      defParamCharset: 'utf8',
      // One more than allowed, so that exactly what's allowed doesn't count as cut off.
      limits: {
        fieldNameSize: limits.nameLength * 4,
        fieldSize: limits.answerBytes + 1,
        fields: limits.fields + 1,
        files: limits.files,
        parts: limits.fields + 20,
      },
    })
  } catch {
    throw refuse(400, words.unreadable)
  }
}

const startBytes = 64

type Incoming = { name: string | undefined; stream: Readable; info: FileInfo }
type Target = {
  draft: Draft
  takesFiles: boolean
  received: Received
  /** No more bytes than these can come. */
  most: number
}

/**
 * Writes one file of a message to the draft as it arrives. A part without a name or content is ignored: browsers send
 * one when no file was chosen.
 */
async function receiveFile({ name, stream, info }: Incoming, target: Target): Promise<void> {
  // Without a listener, a stream that ends before anything reads it would throw an uncaught error.
  stream.on('error', () => {})
  const isNamed = Boolean(info.filename)
  const hash = createHash('sha256')
  let file: Awaited<ReturnType<Draft['openPhoto']>> | undefined
  let bytes = 0
  let start = Buffer.alloc(0)
  if (isNamed) admit(name, target)
  try {
    // A stream without an encoding yields buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!isNamed && bytes === 0) admit(name, target)
      bytes += chunk.length
      if (bytes > limits.fileBytes) throw refuse(413, words.fileTooLarge, { code: 'FILES_TOO_BIG' })
      if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)])
      hash.update(chunk)
      file ??= await target.draft.openPhoto(name ?? '', target.most)
      await file.write(chunk)
    }
    await file?.sync()
  } finally {
    await file?.close()
  }
  if (!isNamed && bytes === 0) return
  const shown = printable(info.filename ?? '')
  target.received.files.push({ field: name ?? '', name: shown, bytes, start, hash: hash.digest('hex') })
}

function admit(name: string | undefined, { takesFiles }: Target): void {
  if (!takesFiles) throw refuse(400, words.noFiles, { code: 'NO_FILE_UPLOADS' })
  if (!name) throw refuse(400, words.unnamed)
}

/** A file name fit to show: no control characters or direction marks, and not endless. */
function printable(name: string): string {
  return withoutDirectionMarks(name.replace(/\p{Cc}/gu, '')).slice(0, 200)
}
