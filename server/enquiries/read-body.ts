import type { IncomingMessage } from 'node:http'
import { words } from '../../content/desk'
import { limits } from './limits'
import { type FilePlace, readMultipart } from './read-multipart'
import { keepValue, type Received, watchBody } from './received'
import { refuse } from './refusal'

export async function readBody(request: IncomingMessage, place: FilePlace): Promise<Received> {
  const { 'content-length': declared, 'content-type': type = '', 'transfer-encoding': transfer } = request.headers
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (!transfer && Number(declared ?? 0) === 0) return { values: new Map(), files: [] }
  const mayHoldFile = kind === 'multipart/form-data' && place.takesFiles
  if (Number(declared ?? 0) > (mayHoldFile ? limits.bodyBytes : limits.textBytes)) {
    throw mayHoldFile ? refuse(413, words.fileTooLarge, { code: 'FILES_TOO_BIG' }) : refuse(413, words.tooLarge)
  }
  if (kind === 'multipart/form-data') return readMultipart(request, place)
  if (kind === 'application/json') return received(pairsOfJson(await readText(request, place)))
  if (kind === 'application/x-www-form-urlencoded') return received(pairsOfForm(await readText(request, place)))
  throw refuse(415, words.unknownType)
}

function readText(request: IncomingMessage, { patience }: FilePlace): Promise<string> {
  const chunks: Buffer[] = []
  let stopWatching = () => {}
  return new Promise<string>((resolve, reject) => {
    stopWatching = watchBody(
      request,
      { bytes: limits.textBytes, silence: patience.silence, total: patience.text },
      reject,
    )
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  }).finally(() => {
    stopWatching()
    request.removeAllListeners('data')
  })
}

function received(pairs: Iterable<[string, string]>): Received {
  const message: Received = { values: new Map(), files: [] }
  for (const [name, value] of pairs) keepValue(message, name, value)
  return message
}

function pairsOfForm(text: string): Iterable<[string, string]> {
  if (text.split('&').length > limits.fields) throw refuse(413, words.tooManyFields)
  return new URLSearchParams(text)
}

/** Reads one object of strings, or of lists of strings. Files can't be sent this way. */
function* pairsOfJson(text: string): Iterable<[string, string]> {
  let value: unknown
  try {
    value = JSON.parse(text || '{}')
  } catch {
    throw refuse(400, words.unreadable)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(400, words.unreadable)
  for (const [name, given] of Object.entries(value)) {
    for (const one of Array.isArray(given) ? given : [given]) yield [name, asText(name, one)]
  }
}

function asText(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw refuse(422, words.unreadable, { field: name.slice(0, limits.nameLength) })
}
