import type { IncomingMessage } from 'node:http'
import { words } from '../../content/desk'
import { limits } from './limits'
import { refuse, SenderGone } from './refusal'

/** A file on its way in: already on disk in the draft's folder, not yet checked. */
export type ReceivedFile = {
  field: string
  /** The sender's name for it: for showing, never for use as a path. */
  name: string
  bytes: number
  start: Buffer
  hash: string
}

/** A message as it was sent, unchecked. */
export type Received = { values: Map<string, string[]>; files: ReceivedFile[] }

/** Keeps a value under its name; refuses anything over the limits. */
export function keepValue(received: Received, name: string | undefined, value: string, isCut = false): void {
  if (!name) throw refuse(400, words.unnamed)
  if (name.length > limits.nameLength) throw refuse(422, words.unknownField(name), { field: name.slice(0, 100) })
  const known = received.values.get(name) ?? []
  known.push(value)
  received.values.set(name, known)
  if (isCut || bytesOf(known) > limits.answerBytes) throw refuse(413, words.tooLong, { field: name })
  const all = [...received.values.values()].flat()
  if (all.length > limits.fields) throw refuse(413, words.tooManyFields)
  if (bytesOf(all) > limits.textBytes) throw refuse(413, words.tooLarge)
}

function bytesOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + Buffer.byteLength(value), 0)
}

/** The text without the invisible marks that change writing direction and can make one name look like another. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/**
 * Calls `fail` when a body grows past its limit, takes too long, or breaks off. Returns a function that stops watching.
 * @param silence milliseconds without a byte before we give up on the sender
 * @param total milliseconds the whole body may take
 */
export function watchBody(
  request: IncomingMessage,
  { bytes: limit, silence, total }: { bytes: number; silence: number; total: number },
  fail: (reason: Error) => void,
): () => void {
  let bytes = 0
  const giveUp = () => fail(refuse(408, words.tooSlow))
  const timers = [setTimeout(giveUp, silence), setTimeout(giveUp, total)] as const
  const onData = (chunk: Buffer) => {
    timers[0].refresh()
    bytes += chunk.length
    if (bytes > limit) fail(refuse(413, words.tooLarge))
  }
  const onClose = () => {
    if (!request.complete) fail(new SenderGone())
  }
  request.on('data', onData)
  request.on('close', onClose)
  request.on('error', onClose)
  return () => {
    for (const timer of timers) clearTimeout(timer)
    request.off('data', onData)
    request.off('close', onClose)
  }
}
