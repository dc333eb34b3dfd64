import type { IncomingMessage } from 'node:http'
import { honeypotName } from '../../content/form-rules'
import { forms } from '../../content/forms'
import type { FormDefinition } from '../../content/types'
import type { Reply } from '../reply'
import { type Handler, wantsPage } from '../visit'
import { refusalReply, successReply } from './answers'
import { checkEnquiry, noSuchForm } from './check-enquiry'
import { corsHeaders, preflightReply } from './cors'
import { readBody } from './read-body'
import { Refusal, refuse } from './refusal'
import type { Draft, Store } from './store'
import { words } from './words'

export type DeskOptions = {
  store: Store
  log: (line: string) => void
  /** Origin whose pages may send; every origin when left out. */
  allowedOrigin?: string | undefined
  /** Milliseconds without a byte after which a sender is given up. */
  silence?: number | undefined
  /** Called with the address of a sender whose browser runs no script and so cannot ask for the acknowledgement. */
  acknowledge: (address: string, request: IncomingMessage) => void
}

/** Takes enquiries at /f/{form} and /p/{project}/f/{form}, in the protocol of the hosted form service. */
export function openDesk(options: DeskOptions): Handler {
  return async ({ request, method, path }) => {
    if (!/^\/[fp]\//.test(path)) return undefined
    const preflight = preflightReply(request, options.allowedOrigin)
    if (preflight) return preflight
    const headers = corsHeaders(options.allowedOrigin)
    if (method !== 'POST') {
      return refusalReply(request, refuse(405, words.onlyPost), undefined, { ...headers, Allow: 'OPTIONS, POST' })
    }
    const form = formAt(path)
    return receive(request, form, options).then(
      () => successReply(request, form as FormDefinition, headers),
      (error: unknown): Reply => {
        if (error instanceof Refusal) return refusalReply(request, error, form, headers)
        options.log(`An enquiry could not be kept: ${error instanceof Error ? error.message : error}`)
        return refusalReply(request, refuse(500, words.notStored), form, headers)
      },
    )
  }
}

/** The form at an address. The project is the hosted service's way to tell customers apart; here there is only one. */
function formAt(path: string): FormDefinition | undefined {
  const key = /^\/(?:p\/[\w.-]+\/)?f\/(\w+)\/?$/.exec(path)?.[1]
  return key === undefined ? undefined : forms.get(key)
}

/** Returns when the message is kept, or when it came from a robot and was thrown away. */
async function receive(
  request: IncomingMessage,
  form: FormDefinition | undefined,
  options: DeskOptions,
): Promise<void> {
  if (!form) throw noSuchForm()
  const draft = options.store.draft()
  try {
    const takesFiles = form.fields.some(({ type }) => type === 'file')
    const place = { draft, takesFiles, ...(options.silence ? { silence: options.silence } : {}) }
    const received = await readBody(request, place)
    if (received.values.get(honeypotName)?.some((value) => value.trim() !== '')) return
    const enquiry = checkEnquiry(form, received)
    options.log(`Enquiry kept: ${await draft.keep(form.type, enquiry)}`)
    const { email } = enquiry.answers
    if (email && wantsPage(request)) options.acknowledge(email, request)
  } finally {
    await tidy(draft, options.log)
  }
}

/** A draft that cannot be removed is an oddity for the log; its sender has got the answer that counts. */
async function tidy(draft: Draft, log: (line: string) => void): Promise<void> {
  await draft.discard().catch((error: Error) => log(`A half received message could not be removed: ${error.message}`))
}
