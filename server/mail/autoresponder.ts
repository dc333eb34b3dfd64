import { words } from '../../content/desk'
import { corsHeaders, preflightReply } from '../enquiries/cors'
import { readBody } from '../enquiries/read-body'
import { Refusal } from '../enquiries/refusal'
import type { EnquiryOptions } from '../enquiries/take-enquiry'
import { jsonReply } from '../reply'
import type { Handler } from '../visit'
import type { Acknowledger, Outcome } from './acknowledger'

/** The address the site's forms call, under the name it has always had. */
const autoresponderPath = '/sage-api/autoresponder.php'

type Options = Pick<EnquiryOptions, 'store' | 'clientOf' | 'patience' | 'allowedOrigin'> & Pick<Acknowledger, 'send'>

/** Answers POST /sage-api/autoresponder.php with {status, message}. */
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
