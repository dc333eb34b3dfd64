import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileInfo } from 'busboy'
import { words } from '../../content/desk'
import { limits } from './limits'
import { type Received, withoutDirectionMarks } from './received'
import { refuse } from './refusal'
import type { Draft } from './store'

/** Enough to tell one kind of picture from another. */
const startBytes = 64

type Incoming = { name: string | undefined; stream: Readable; info: FileInfo }
type Target = { draft: Draft; takesFiles: boolean; received: Received }

/**
 * Writes one file of a message to the draft as it arrives. A part without a name or content is ignored: browsers send
 * one when no file was chosen.
 */
export async function receiveFile({ name, stream, info }: Incoming, target: Target): Promise<void> {
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
      file ??= await target.draft.openPhoto(name ?? '')
      await file.appendFile(chunk)
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
