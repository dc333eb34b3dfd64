import type { IncomingMessage } from 'node:http'
import { limits } from './limits'
import { type FilePlace, readForm } from './read-form'
import { readJson } from './read-json'
import type { Received } from './received'
import { refuse } from './refusal'
import { words } from './words'

/** Reads the body of a message, whichever of the three usual ways it is written in. */
export async function readBody(request: IncomingMessage, place: FilePlace): Promise<Received> {
  const { 'content-length': declared, 'content-type': type = '', 'transfer-encoding': transfer } = request.headers
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (!transfer && Number(declared ?? 0) === 0) return { values: new Map(), files: [] }
  const limit = kind === 'multipart/form-data' ? limits.bodyBytes : limits.textBodyBytes
  if (Number(declared ?? 0) > limit) {
    if (kind === 'multipart/form-data' && place.takesFiles) {
      throw refuse(413, words.fileTooLarge, { code: 'FILES_TOO_BIG' })
    }
    throw refuse(413, words.tooLarge)
  }
  if (kind === 'application/json') return readJson(request, place.silence)
  if (kind === 'multipart/form-data' || kind === 'application/x-www-form-urlencoded') return readForm(request, place)
  throw refuse(415, words.unknownType)
}
