import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { words } from '../../content/desk'
import { jsonReply, type Reply } from '../http'

/** The form service's official client sends two custom headers, which make every browser ask first (preflight). */
const allowedHeaders = 'Accept, Content-Type, Formspree-Client, Formspree-Session-Data'

/**
 * Lets pages on other origins send and read replies: on any origin, as the hosted service does, or on just one. Nothing
 * here depends on cookies, so being open gives nothing away.
 */
export function corsHeaders(allowedOrigin = '*'): OutgoingHttpHeaders {
  const headers = { 'Access-Control-Allow-Origin': allowedOrigin }
  return allowedOrigin === '*' ? headers : { ...headers, Vary: 'Origin' }
}

/** Turns away pages on an origin that may not send, and answers the preflight request a browser sends first. */
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
