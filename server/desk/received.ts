import { limits } from './limits'
import { refuse } from './refusal'
import { words } from './words'

/** A file on its way in: already on disk in the draft's folder, not yet looked at. */
export type ReceivedFile = {
  field: string
  /** The sender's name for it: to be shown, never to be used as a path. */
  name: string
  /** What the sender says it is. */
  declaredType: string
  bytes: number
  /** Its first bytes, enough to recognize a picture. */
  start: Buffer
}

/** A message as it was sent, unchecked. */
export type Received = { values: Map<string, string[]>; files: ReceivedFile[] }

/** Keeps a value under its name; refuses what is beyond the limits. */
export function keepValue(received: Received, name: string | undefined, value: string, isCut = false): void {
  if (!name) throw refuse(400, words.unnamed)
  if (name.length > limits.nameLength) throw refuse(422, words.unknownField(name), { field: name.slice(0, 100) })
  if (isCut || Buffer.byteLength(value) > limits.fieldBytes) throw refuse(413, words.tooLong, { field: name })
  const known = received.values.get(name)
  if (known) known.push(value)
  else received.values.set(name, [value])
  if (countValues(received) > limits.fields) throw refuse(413, words.tooManyFields)
}

function countValues({ values }: Received): number {
  let count = 0
  for (const list of values.values()) count += list.length
  return count
}
