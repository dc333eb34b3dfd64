import type { IncomingMessage } from 'node:http'
import { words } from '../../content/desk'
import { refuse, SenderGone } from './refusal'

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
