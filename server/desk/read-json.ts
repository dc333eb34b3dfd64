import type { IncomingMessage } from 'node:http'
import { limits, patience } from './limits'
import { keepValue, type Received } from './received'
import { refuse } from './refusal'
import { watchBody } from './watch-body'
import { words } from './words'

/** Reads application/json: one object of texts, or of lists of texts. Files cannot be sent this way. */
export async function readJson(request: IncomingMessage, silence: number = patience.silence): Promise<Received> {
  const received: Received = { values: new Map(), files: [] }
  for (const [name, value] of Object.entries(parsed(await bodyText(request, silence)))) {
    for (const one of Array.isArray(value) ? value : [value]) keepValue(received, name, asText(name, one))
  }
  return received
}

function bodyText(request: IncomingMessage, silence: number): Promise<string> {
  const chunks: Buffer[] = []
  let stopWatching = () => {}
  const collect = (chunk: Buffer) => chunks.push(chunk)
  return new Promise<string>((resolve, reject) => {
    stopWatching = watchBody(request, { bytes: limits.textBodyBytes, silence }, reject)
    request.on('data', collect)
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  }).finally(() => {
    stopWatching()
    request.off('data', collect)
  })
}

function parsed(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(400, words.unreadable)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(400, words.unreadable)
  return value as Record<string, unknown>
}

function asText(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw refuse(422, words.unreadable, { field: name.slice(0, limits.nameLength) })
}
