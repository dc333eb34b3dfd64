import type { IncomingMessage } from 'node:http'
import { clientOf } from '../client'
import { corsHeaders, preflightReply } from '../desk/cors'
import { isEmailAddress } from '../desk/email-address'
import { readBody } from '../desk/read-body'
import { Refusal } from '../desk/refusal'
import type { Store } from '../desk/store'
import { words } from '../desk/words'
import { jsonReply } from '../reply'
import type { Handler } from '../visit'
import { createAllowance } from './allowance'
import type { PostOffice } from './post-office'

/** The address that the site's forms ask, in the name it has always had. */
export const autoresponderPath = '/sage-api/autoresponder.php'

/** What a request for a note comes to: an HTTP status and a sentence. */
export type Outcome = { status: number; message: string }

const hour = 60 * 60 * 1000

/** Sends notes, at most 3 a day to one address and 20 an hour for one client, so that nobody can be flooded with them. */
export function createAcknowledger(postOffice: PostOffice, log: (line: string) => void) {
  const ofAddress = createAllowance(3, 24 * hour)
  const ofClient = createAllowance(20, hour)
  return async (address: string, request: IncomingMessage): Promise<Outcome> => {
    const to = address.trim()
    if (!isEmailAddress(to)) return { status: 422, message: words.email }
    const client = clientOf(request)
    const mailbox = to.toLowerCase()
    if (!ofClient.take(client)) return { status: 429, message: words.alreadyAcknowledged }
    if (!ofAddress.take(mailbox)) return { status: 429, message: words.alreadyAcknowledged }
    try {
      await postOffice.send(to)
      return { status: 200, message: words.acknowledged }
    } catch (error) {
      ofAddress.giveBack(mailbox)
      log(`An acknowledgement could not be sent: ${error instanceof Error ? error.message : error}`)
      return { status: 502, message: words.notAcknowledged }
    }
  }
}

type AutoresponderOptions = {
  acknowledge: (address: string, request: IncomingMessage) => Promise<Outcome>
  store: Store
  allowedOrigin?: string | undefined
}

/** Answers POST /sage-api/autoresponder.php with {status, message}. */
export function openAutoresponder({ acknowledge, store, allowedOrigin }: AutoresponderOptions): Handler {
  return async ({ request, method, path }) => {
    if (path !== autoresponderPath) return undefined
    const preflight = preflightReply(request, allowedOrigin)
    if (preflight) return preflight
    const { status, message } = method === 'POST' ? await answer() : { status: 405, message: words.onlyPost }
    const headers = { ...corsHeaders(allowedOrigin), ...(status === 405 ? { Allow: 'OPTIONS, POST' } : {}) }
    return jsonReply(status, { status: status === 200 ? 'success' : 'error', message }, headers)

    async function answer(): Promise<Outcome> {
      try {
        const { values } = await readBody(request, { draft: store.draft(), takesFiles: false })
        return await acknowledge(values.get('email')?.join(',') ?? '', request)
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, message: error.message }
        throw error
      }
    }
  }
}
