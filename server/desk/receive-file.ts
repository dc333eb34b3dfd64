import type { Readable } from 'node:stream'
import type { FileInfo } from 'busboy'
import { limits } from './limits'
import type { Received } from './received'
import { refuse } from './refusal'
import type { Draft } from './store'
import { words } from './words'

/** Enough to tell one kind of picture from another. */
const startBytes = 64

type Incoming = { name: string | undefined; stream: Readable; info: FileInfo }
type Target = { draft: Draft; takesFiles: boolean; received: Received; counted: { files: number } }

/**
 * Writes one file of a message to the draft as it arrives. A part without name and content is what browsers send for a
 * file that was not chosen: it counts as nothing.
 */
export async function receiveFile({ name, stream, info }: Incoming, target: Target): Promise<void> {
  // Without a listener, the end of a stream that nobody came to read would be an uncaught error.
  stream.on('error', () => {})
  const isNamed = Boolean(info.filename)
  let file: Awaited<ReturnType<Draft['openPhoto']>> | undefined
  let bytes = 0
  let start = Buffer.alloc(0)
  if (isNamed) admit(name, target)
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!isNamed && bytes === 0) admit(name, target)
      bytes += chunk.length
      if (bytes > limits.fileBytes) throw refuse(413, words.fileTooLarge, { code: 'FILES_TOO_BIG' })
      if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)])
      file ??= await target.draft.openPhoto()
      await file.appendFile(chunk)
    }
    await file?.sync()
  } finally {
    await file?.close()
  }
  if (!isNamed && bytes === 0) return
  const shown = printable(info.filename ?? '')
  target.received.files.push({ field: name ?? '', name: shown, declaredType: info.mimeType, bytes, start })
}

function admit(name: string | undefined, { takesFiles, counted }: Target): void {
  if (!takesFiles) throw refuse(400, words.noFiles, { code: 'NO_FILE_UPLOADS' })
  if (!name) throw refuse(400, words.unnamed)
  counted.files += 1
  if (counted.files > limits.files) throw refuse(400, words.tooManyFiles, { code: 'TOO_MANY_FILES' })
}

/** A file name to be shown: without control characters, not endless. */
function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, '').slice(0, 200)
}
