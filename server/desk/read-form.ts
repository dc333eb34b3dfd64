import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { limits, patience } from './limits'
import { receiveFile } from './receive-file'
import { keepValue, type Received } from './received'
import { refuse } from './refusal'
import type { Draft } from './store'
import { watchBody } from './watch-body'
import { words } from './words'

/** Where files go, and whether any may come. */
export type FilePlace = { draft: Draft; takesFiles: boolean; silence?: number }

/** Reads multipart/form-data or application/x-www-form-urlencoded; a file goes to disk while it arrives. */
export async function readForm(request: IncomingMessage, place: FilePlace): Promise<Received> {
  const parser = parserFor(request)
  const received: Received = { values: new Map(), files: [] }
  const files: Promise<void>[] = []
  let stopWatching = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      stopWatching = watchBody(request, { bytes: limits.bodyBytes, silence: place.silence ?? patience.silence }, reject)
      const counted = { files: 0 }
      parser.on('field', (name: string | undefined, value, info) =>
        attempt(reject, () => keepValue(received, name, value, info.nameTruncated || info.valueTruncated)),
      )
      parser.on('file', (name: string | undefined, stream: Readable, info) => {
        const work = receiveFile({ name, stream, info }, { ...place, received, counted })
        work.catch(reject)
        files.push(work)
      })
      parser.on('fieldsLimit', () => reject(refuse(413, words.tooManyFields)))
      parser.on('partsLimit', () => reject(refuse(413, words.tooManyFields)))
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
      // The file names of browsers are UTF-8 without saying so.
      defParamCharset: 'utf8',
      // One more than allowed, so that what is just allowed is not called cut off.
      limits: {
        fieldNameSize: limits.nameLength * 4,
        fieldSize: limits.fieldBytes + 1,
        fields: limits.fields + 1,
        parts: limits.fields + 20,
      },
    })
  } catch {
    throw refuse(400, words.unreadable)
  }
}

function attempt(fail: (reason: unknown) => void, work: () => void): void {
  try {
    work()
  } catch (error) {
    fail(error)
  }
}
