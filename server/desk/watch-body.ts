import type { IncomingMessage } from 'node:http'
import { refuse } from './refusal'
import { words } from './words'

/**
 * Calls `fail` when a body grows beyond its limit, falls silent, or breaks off. Returns what ends the watch.
 * @param silence milliseconds without a byte after which the sender is given up
 */
export function watchBody(
  request: IncomingMessage,
  { bytes: limit, silence }: { bytes: number; silence: number },
  fail: (reason: Error) => void,
): () => void {
  let bytes = 0
  const timer = setTimeout(() => fail(refuse(408, words.tooSlow)), silence)
  const onData = (chunk: Buffer) => {
    timer.refresh()
    bytes += chunk.length
    if (bytes > limit) fail(refuse(413, words.tooLarge))
  }
  const onClose = () => {
    if (!request.complete) fail(refuse(400, words.tooSlow))
  }
  request.on('data', onData)
  request.on('close', onClose)
  request.on('error', fail)
  return () => {
    clearTimeout(timer)
    request.off('data', onData)
    request.off('close', onClose)
  }
}
