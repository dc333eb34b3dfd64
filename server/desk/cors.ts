import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { words } from '../../content/desk'
import { jsonReply, type Reply } from '../reply'

/** The two custom headers of the form service's official client make every browser ask first. */
const allowedHeaders = 'Accept, Content-Type, Formspree-Client, Formspree-Session-Data'

/**
 * Lets pages of other origins send and read replies: of every origin, as the hosted service does, or of one. Nothing
 * here depends on cookies, so an open door gives away nothing.
 */
export function corsHeaders(allowedOrigin = '*'): OutgoingHttpHeaders {
  const headers = { 'Access-Control-Allow-Origin': allowedOrigin }
  return allowedOrigin === '*' ? headers : { ...headers, Vary: 'Origin' }
}

/** Turns away pages of an origin that may not send, and answers the question that a browser asks before it sends. */
export function preflightReply({ method, headers }: IncomingMessage, allowedOrigin?: string): Reply | undefined {
  if (allowedOrigin && headers.origin !== undefined && headers.origin !== allowedOrigin) {
    return jsonReply(403, { errors: [{ message: words.foreignOrigin }] }, corsHeaders(allowedOrigin))
  }
  if (method !== 'OPTIONS') return undefined
  return {
    status: 204,
    headers: {
      ...corsHeaders(allowedOrigin),
      Allow: 'OPTIONS, POST',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '86400',
    },
  }
}
