import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { words } from '../../content/desk'
import { limits, type Patience } from './limits'
import { receiveFile } from './receive-file'
import { keepValue, type Received } from './received'
import { refuse } from './refusal'
import type { Draft } from './store'
import { watchBody } from './watch-body'

/** Where files go, whether any may come, and how long they may take. */
export type FilePlace = { draft: Draft; takesFiles: boolean; patience: Patience }

/** Reads multipart/form-data; a file goes to disk as it arrives. */
export async function readForm(request: IncomingMessage, place: FilePlace): Promise<Received> {
  const { takesFiles, patience } = place
  const parser = parserFor(request)
  const received: Received = { values: new Map(), files: [] }
  const files: Promise<void>[] = []
  let stopWatching = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      const bytes = takesFiles ? limits.bodyBytes : limits.textBytes
      const total = takesFiles ? patience.photo : patience.text
      stopWatching = watchBody(request, { bytes, silence: patience.silence, total }, reject)
      parser.on('field', (name: string | undefined, value, info) => {
        try {
          keepValue(received, name, value, info.nameTruncated || info.valueTruncated)
        } catch (error) {
          reject(error)
        }
      })
      parser.on('file', (name: string | undefined, stream: Readable, info) => {
        const work = receiveFile({ name, stream, info }, { ...place, received })
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
