import { words } from '../../content/desk'
import { isEmailAddress, mailboxOf } from '../email-address'
import { corsHeaders, preflightReply } from '../enquiries/cors'
import { allowances } from '../enquiries/limits'
import { readBody } from '../enquiries/read-body'
import { Refusal } from '../enquiries/refusal'
import type { EnquiryOptions } from '../enquiries/take-enquiry'
import { type Handler, jsonReply } from '../http'
import { kindOf, type Log } from '../log'
import { createAllowance, createRecent } from '../recent'
import { letterTo } from './note'
import type { PostOffice } from './post-office'

type Outcome = { status: number; message: string }

type Acknowledger = ReturnType<typeof createAcknowledger>

/** Sends notes to people whose enquiry was kept, without flooding a mailbox or the mail server, whoever asks. */
export function createAcknowledger(postOffice: PostOffice, log: Log) {
  const { hour, day, notesPerMailbox, notesPerClient, notesInAll, laterNotesInAll } = allowances
  const allowed = createRecent<true>(hour)
  const ofMailbox = createAllowance(notesPerMailbox, day)
  const ofClient = createAllowance(notesPerClient, hour)
  const ofAll = createAllowance(notesInAll, hour)
  const ofLater = createAllowance(laterNotesInAll, hour)
  const asking = (address: string, client: string) => `${client} ${mailboxOf(address)}`
  return {
    /** Records that an enquiry was kept: one note may go to this address if the same client asks for it. */
    allow: (address: string, client: string) => allowed.set(asking(address, client), true),
    async send(given: string, client: string): Promise<Outcome> {
      const address = given.trim()
      if (!isEmailAddress(address)) return { status: 422, message: words.email }
      const isLater = ofClient.taken(client) > 0
      const needed = [
        { allowance: ofMailbox, name: mailboxOf(address) },
        { allowance: ofClient, name: client },
        { allowance: ofAll, name: '' },
        ...(isLater ? [{ allowance: ofLater, name: '' }] : []),
      ]
      const mayBeSent =
        allowed.get(asking(address, client)) && needed.every(({ allowance, name }) => allowance.has(name))
      if (!mayBeSent) return { status: 429, message: words.alreadyAcknowledged }
      for (const { allowance, name } of needed) allowance.take(name)
      allowed.delete(asking(address, client))
      try {
        await postOffice.send(letterTo(address))
        return { status: 200, message: words.acknowledged }
      } catch (error) {
        for (const { allowance, name } of needed) allowance.giveBack(name)
        allowed.set(asking(address, client), true)
        log(`A note could not be sent: ${kindOf(error)}.`)
        return { status: 502, message: words.notAcknowledged }
      }
    },
  }
}

/** The address the site's forms call, under the name it has always had. */
const autoresponderPath = '/sage-api/autoresponder.php'

type Options = Pick<EnquiryOptions, 'store' | 'clientOf' | 'patience' | 'allowedOrigin'> & Pick<Acknowledger, 'send'>

export function openAutoresponder({ send, clientOf, store, patience, allowedOrigin }: Options): Handler {
  return async ({ request, method, path }) => {
    if (path !== autoresponderPath) return undefined
    const preflight = preflightReply(request, allowedOrigin)
    if (preflight) return preflight
    const { status, message } = method === 'POST' ? await answer() : { status: 405, message: words.onlyPost }
    const headers = { ...corsHeaders(allowedOrigin), ...(status === 405 ? { Allow: 'OPTIONS, POST' } : {}) }
    return jsonReply(status, { status: status === 200 ? 'success' : 'error', message }, headers)

    async function answer(): Promise<Outcome> {
      try {
        const { values } = await readBody(request, { draft: store.draft(), takesFiles: false, patience })
        return await send(values.get('email')?.join(',') ?? '', clientOf(request))
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, message: error.message }
        throw error
      }
    }
  }
}
