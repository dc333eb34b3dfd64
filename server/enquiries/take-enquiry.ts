import type { IncomingMessage } from 'node:http'
import { words } from '../../content/desk'
import { honeypotName } from '../../content/forms/messages'
import type { FormDefinition } from '../../content/types'
import { formFor } from '../../lib/forms/forms'
import type { ClientOf } from '../client'
import { type Handler, wantsPage } from '../http'
import { kindOf, type Log } from '../log'
import { createAllowance } from '../recent'
import { refusalReply, successReply } from './answers'
import { checkEnquiry, noSuchForm } from './check-enquiry'
import { corsHeaders, preflightReply } from './cors'
import type { KeepOnce } from './duplicates'
import { allowances, type Patience } from './limits'
import { readBody } from './read-body'
import { Refusal, refuse, SenderGone } from './refusal'
import type { Store } from './storage'

export type EnquiryOptions = {
  store: Store
  keepOnce: KeepOnce
  log: Log
  clientOf: ClientOf
  /** Origin whose pages may send; any origin if left out. */
  allowedOrigin?: string | undefined
  patience: Patience
  /** Called with the folder of each enquiry that was kept, if the office is told by email. */
  tellOffice?: ((folder: string) => void) | undefined
  /** Called for each enquiry that was kept: its sender may ask for a note. */
  allowNote: (address: string, client: string) => void
  /** Called when the sender's browser runs no scripts and so can't ask. */
  sendUnasked: (address: string, client: string) => void
}

/** Takes enquiries at /f/{form} and /p/{project}/f/{form}, speaking the hosted form service's protocol. */
export function takeEnquiries(options: EnquiryOptions): Handler {
  const enquiries = createAllowance(allowances.enquiriesPerClient, allowances.hour)
  return async ({ request, method, path }) => {
    if (!/^\/[fp]\//.test(path)) return undefined
    const preflight = preflightReply(request, options.allowedOrigin)
    if (preflight) return preflight
    const headers = corsHeaders(options.allowedOrigin)
    if (method !== 'POST') {
      return refusalReply(request, refuse(405, words.onlyPost), undefined, { ...headers, Allow: 'OPTIONS, POST' })
    }
    const form = formAt(path)
    if (!form) return refusalReply(request, noSuchForm(), form, headers)
    const client = options.clientOf(request)
    if (!enquiries.take(client)) {
      return refusalReply(request, refuse(429, words.tooMany, { code: 'BLOCKED' }), form, headers)
    }
    try {
      await receive(request, { form, client }, options)
      return successReply(request, form, headers)
    } catch (error) {
      enquiries.giveBack(client)
      return refusalReply(request, asRefusal(error, options.log), form, headers)
    }
  }
}

/** The form at an address. The project is how the hosted service tells customers apart; here there's only one. */
function formAt(path: string): FormDefinition | undefined {
  const key = /^\/(?:p\/[\w.-]+\/)?f\/(\w+)\/?$/.exec(path)?.[1]
  return key === undefined ? undefined : formFor(key)
}

/** Returns once the message is kept, or thrown away because it came from a bot. */
async function receive(
  request: IncomingMessage,
  { form, client }: { form: FormDefinition; client: string },
  { store, keepOnce, log, patience, tellOffice, allowNote, sendUnasked }: EnquiryOptions,
): Promise<void> {
  const draft = store.draft()
  try {
    const takesFiles = form.fields.some(({ type }) => type === 'file')
    const received = await readBody(request, { draft, takesFiles, patience })
    if (received.values.get(honeypotName)?.some((value) => value.trim() !== '')) return
    const enquiry = checkEnquiry(form, received)
    const { answers, photo } = enquiry
    const told = { form: form.type, answers, photo: photo?.file.hash }
    const folder = await keepOnce(told, () => draft.keep(form.type, enquiry))
    log(folder ? `Enquiry kept: ${folder}` : 'An enquiry came again and was not kept twice.')
    const { email } = answers
    if (folder) tellOffice?.(folder)
    if (!folder || !email) return
    allowNote(email, client)
    if (wantsPage(request)) sendUnasked(email, client)
  } finally {
    // A draft that can't be removed just goes in the log; its sender has already been told what matters.
    await draft.discard().catch((error) => log(`A half-received message could not be removed: ${kindOf(error)}.`))
  }
}

function asRefusal(error: unknown, log: Log): Pick<Refusal, 'status' | 'problems'> {
  if (error instanceof SenderGone) log('A sender went away before the message was complete.')
  if (error instanceof Refusal) return error
  log(`An enquiry could not be kept: ${kindOf(error)}.`)
  return refuse(500, words.notStored)
}
